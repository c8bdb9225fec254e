/** A share of 0 to 1 as a bar; null is a dashed track without one. The words beside it say the same. */
export function Meter({ share }: { share: number | null }) {
  return (
    <svg class={share === null ? "meter meter-unknown" : "meter"} aria-hidden="true" focusable="false">
      <line class="meter-track" x1="0" x2="100%" y1="50%" y2="50%" />
      {share !== null && share > 0 && (
        <line class="meter-fill" x1="0" x2={`${Math.min(1, share) * 100}%`} y1="50%" y2="50%" />
      )}
      {share === 0 && <circle class="meter-none" cx="4" cy="50%" r="3" />}
    </svg>
  );
}
