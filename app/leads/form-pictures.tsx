import { Bubble } from "#app/ui/chat-mock.tsx";
import { contactPage } from "#content/contact-form.ts";

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
    <div className="grid gap-2.5" aria-hidden="true">
      <Bubble own>{contactPage.scene.message}</Bubble>
      <Bubble>{contactPage.scene.reply}</Bubble>
    </div>
  );
}
