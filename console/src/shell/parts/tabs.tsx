import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";

/** One tab; `content` is rendered only while it is visible. */
export type Tab = { id: string; title: ComponentChildren; content: () => ComponentChildren };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  selected?: string;
  onSelect?: (id: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs, one of them selected; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const ownId = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === (selected ?? chosen)) ?? tabs[0];
  if (current === undefined) return null;

  const select = (id: string) => {
    setChosen(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, tabs.indexOf(current), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };
  return (
    <div>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            class="tab"
            id={`${ownId}-${id}`}
            data-tab={id}
            aria-selected={id === current.id}
            aria-controls={`${ownId}-panel`}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => select(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        role="tabpanel"
        id={`${ownId}-panel`}
        aria-labelledby={`${ownId}-${current.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be reachable by keyboard
        tabIndex={0}
      >
        {current.content()}
      </div>
    </div>
  );
}

function indexAfter(key: string, index: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : (index + step + count) % count;
}
