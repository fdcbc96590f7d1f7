const days = [0, 1, 2, 3, 4, 5];
const hours = [0, 1, 2];

/** The free times of a week, one of them taken by the reader. */
export function WeekPicture() {
  return (
    <svg viewBox="0 0 520 190" className="deep block w-full" aria-hidden="true">
      {days.map((day) => (
        <g key={day} transform={`translate(${32 + day * 78} 28)`}>
          <rect width="34" height="8" rx="4" className="fill-muted" />
          {hours.map((hour) => (
            <rect
              key={hour}
              y={22 + hour * 40}
              width="66"
              height="30"
              rx="8"
              className={
                day === 3 && hour === 1 ? "fill-accent" : (day + hour) % 3 ? "fill-paper" : "fill-brand-soft"
              }
            />
          ))}
        </g>
      ))}
      <path d="m290 104 8 8 16-17" className="stroke-accent-ink" fill="none" strokeWidth="5" />
    </svg>
  );
}

/** A message and its reply. */
export function MessagePicture() {
  return (
    <svg viewBox="0 0 520 190" className="deep block w-full" aria-hidden="true">
      <rect x="32" y="30" width="270" height="62" rx="14" className="fill-paper" />
      <rect x="52" y="48" width="210" height="8" rx="4" className="fill-muted" />
      <rect x="52" y="66" width="150" height="8" rx="4" className="fill-muted" />
      <rect x="218" y="104" width="270" height="56" rx="14" className="fill-chat-out" />
      <rect x="238" y="120" width="170" height="8" rx="4" className="fill-ink" />
      <rect x="238" y="138" width="90" height="8" rx="4" className="fill-ink" />
      <path d="m430 138 6 6 12-13m-4 13 12-13" className="stroke-success" fill="none" strokeWidth="3" />
    </svg>
  );
}
