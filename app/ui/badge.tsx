import type { ReactNode } from "react";

const tones = {
  free: "bg-tier-free-soft text-tier-free",
  basic: "bg-tier-basic-soft text-tier-basic",
  pro: "bg-tier-pro-soft text-tier-pro",
  elite: "bg-tier-elite-soft text-tier-elite",
  brand: "bg-brand-soft text-brand",
  accent: "bg-accent text-accent-ink",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
} as const;

export type BadgeTone = keyof typeof tones;

/** A short word on a coloured background. The four tiers have their own tones: gray, green, blue, purple. */
export function Badge({ tone = "brand", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center rounded-lg px-2 py-0.5 text-sm font-semibold ${tones[tone]}`}>
      {children}
    </span>
  );
}
