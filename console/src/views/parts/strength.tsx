type StrengthProps = { value: number; of: number; label: string };

/** An integer on a short scale as filled dots, with words for screen readers. */
export function Strength({ value, of, label }: StrengthProps) {
  return (
    <span class="strength">
      <span class="strength-dots" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} class={index < value ? "dot dot-on" : "dot"} />
        ))}
      </span>
      <span class="visually-hidden">{label}</span>
    </span>
  );
}
