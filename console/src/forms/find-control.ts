/**
 * The control that a path of an error belongs to (`items[0].unit`): the one of that name, else the one of the
 * nearest whole (`items[0]`, then `items`). Null where the form has none.
 */
export function findControl(form: ParentNode, path: string): HTMLElement | null {
  for (let rest = path; rest !== ""; rest = rest.replace(/(^|\.)[^.[\]]+$|\[\d+\]$/, "")) {
    const control = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(rest)}"]`);
    if (control) return control;
  }
  return null;
}
