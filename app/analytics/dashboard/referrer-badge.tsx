/** A colour for each named source, close to its brand colour; the text on it has a contrast of at least 4.5:1. */
const looks: Readonly<Record<string, string>> = {
  TikTok: "bg-[#111111] text-[#ffffff]",
  Instagram: "bg-[#a8326e] text-[#ffffff]",
  Facebook: "bg-[#1558c0] text-[#ffffff]",
  Google: "bg-[#b3261e] text-[#ffffff]",
  LinkedIn: "bg-[#0a5a9c] text-[#ffffff]",
  Twitter: "bg-[#0f6a94] text-[#ffffff]",
  YouTube: "bg-[#c00000] text-[#ffffff]",
  Direct: "bg-success-soft text-success",
};

const otherLook = "bg-brand-soft text-brand";

/** Where a visit came from, in its colour. */
export function ReferrerBadge({ source }: { source: string }) {
  return (
    <span
      className={`inline-flex rounded-md px-2 py-0.5 text-sm font-semibold ${looks[source] ?? otherLook}`}
    >
      {source}
    </span>
  );
}
