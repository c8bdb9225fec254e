/** The mark: a value within its range, over a scale. */
export function Brand({ href }: { href: string }) {
  return (
    <a class="brand" href={href}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect class="brand-field" width="32" height="32" rx="8" />
        <path class="brand-scale" d="M6 21h20M6 21v-4M11 21v-2.5M16 21v-4M21 21v-2.5M26 21v-4" />
        <path class="brand-range" d="M9 11h12" />
        <circle class="brand-value" cx="14.5" cy="11" r="3.1" />
      </svg>
      <span class="brand-name">Nutrition Analysis</span>
      <span class="brand-part">Console</span>
    </a>
  );
}
