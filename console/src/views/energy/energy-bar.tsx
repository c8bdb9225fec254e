type EnergyBarProps = { rest: number; total: number; range: { from: number; to: number } };

const ROOM = 1.08;
const percent = (share: number) => `${share * 100}%`;

/** Rest, activity and the range of the whole on one line; the figures above say the same. */
export function EnergyBar({ rest, total, range }: EnergyBarProps) {
  const edge = Math.max(range.to, rest) * ROOM;
  return (
    <div class="energy-drawn">
      <svg class="energy-bar" aria-hidden="true" focusable="false">
        <rect class="energy-rest" x="0" y="8" height="20" width={percent(rest / edge)} />
        <rect
          class="energy-active"
          x={percent(rest / edge)}
          y="8"
          height="20"
          width={percent(Math.max(0, total - rest) / edge)}
        />
        <g class="energy-range">
          <line x1={percent(range.from / edge)} x2={percent(range.to / edge)} y1="18" y2="18" />
          <line x1={percent(range.from / edge)} x2={percent(range.from / edge)} y1="10" y2="26" />
          <line x1={percent(range.to / edge)} x2={percent(range.to / edge)} y1="10" y2="26" />
        </g>
        <line class="energy-total" x1={percent(total / edge)} x2={percent(total / edge)} y1="3" y2="33" />
      </svg>
      <ul class="energy-legend" aria-hidden="true">
        <li class="energy-key-rest">at rest</li>
        <li class="energy-key-active">by activity</li>
        <li class="energy-key-range">range of 10 %</li>
      </ul>
    </div>
  );
}
