import type { ReactNode } from "react";

/** The few icons the site needs, drawn as 24 × 24 strokes. Only `whatsapp` has a filled part. */
const paths = {
  arrow: "M5 12h14m-6-6 6 6-6 6",
  back: "M19 12H5m6 6-6-6 6-6",
  down: "m6 9 6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h10",
  check: "m5 12.5 4.5 4.5L19 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  calendar: "M5 6h14v14H5Zm0 5h14M9 3v4m6-4v4",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4 4",
  play: "M8 5.5v13l10.5-6.5Z",
  pause: "M9 6v12M15 6v12",
  lock: "M6 11h12v9H6Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
  mail: "M4 6h16v12H4Zm0 1 8 6 8-6",
  phone:
    "M7 4h3l1.5 4.5-2 1.5a11 11 0 0 0 4.5 4.5l1.5-2L20 14v3a3 3 0 0 1-3 3A13 13 0 0 1 4 7a3 3 0 0 1 3-3Z",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 1.5",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  share: "M12 15V4m-4 4 4-4 4 4M6 12v8h12v-8",
  external: "M14 5h5v5m0-5-8 8M10 6H5v13h13v-5",
  chat: "M5 5h14v11h-8l-4 4v-4H5Z",
  book: "M5 5c3-1 5-.5 7 1 2-1.5 4-2 7-1v13c-3-1-5-.5-7 1-2-1.5-4-2-7-1Zm7 1v13",
  shop: "M4 10 5.5 5h13L20 10M5 10v9h14v-9M4 10a2.67 2.67 0 0 0 5.33 0 2.67 2.67 0 0 0 5.34 0A2.67 2.67 0 0 0 20 10m-9 9v-5h3v5",
  chart: "M5 20V11m5 9V5m5 15v-6m5 6V8",
  users:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3 20c.5-4 3-5.5 6-5.5s5.5 1.5 6 5.5M16 5.5a3.2 3.2 0 0 1 0 6.2M18 15c1.8.7 2.7 2.3 3 5",
  spark: "M12 3c.8 5.5 3.5 8.2 9 9-5.5.8-8.2 3.5-9 9-.8-5.5-3.5-8.2-9-9 5.5-.8 8.2-3.5 9-9Z",
  wrench: "M20 7a5 5 0 0 1-6.5 6L7 19.5 4.5 17l6.5-6.5A5 5 0 0 1 17 4l-3 3 .5 2.5L17 10Z",
  layers: "m12 4 9 5-9 5-9-5Zm-8 9.5 8 4.5 8-4.5",
  alert: "M12 8v5m0 3v.5M12 3.5 2.5 20h19Z",
  info: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 7v5m0-8v.5",
  screen: "M4 5h16v11H4Zm4 15h8m-4-4v4",
} as const;

export type IconName = keyof typeof paths | "whatsapp";

const whatsapp = {
  bubble: "M12 3.5a8.5 8.5 0 0 0-7.2 13l-1.3 4 4-1.3a8.5 8.5 0 1 0 4.5-15.7Z",
  handset:
    "m9.5 7.5 1.2 2.3-.9 1.2a6 6 0 0 0 3.2 3.2l1.2-.9 2.3 1.2c0 1.5-1 2.3-2.3 2.3-3.2-.3-6.7-3.8-6.9-7 0-1.3.7-2.3 2.2-2.3Z",
};

/** One icon, 1.25rem square by default. Hidden from screen readers, because the text beside it says the same. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  if (name !== "whatsapp") return <Stroke d={paths[name]} className={className} />;
  return (
    <Stroke d={whatsapp.bubble} className={className}>
      <path d={whatsapp.handset} fill="currentColor" strokeWidth=".6" />
    </Stroke>
  );
}

/** A drawing in the style of the icons, for an icon that only one part of the site needs. */
export function Stroke({ d, className, children }: { d: string; className: string; children?: ReactNode }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
      {children}
    </svg>
  );
}
