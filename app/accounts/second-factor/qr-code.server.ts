import { create } from "qrcode";

/** A QR code to draw: its side in modules, and the dark ones as the path of an SVG. */
export interface QrCode {
  size: number;
  path: string;
}

/** The QR code of a text. Phones also read it from a screen with scratches: a quarter of it may be unreadable. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: "Q" }).modules;
  const dark = Array.from(data, (module, place) => ({
    module,
    x: place % size,
    y: Math.floor(place / size),
  }));
  return {
    size,
    path: dark.flatMap(({ module, x, y }) => (module ? `M${x} ${y}h1v1h-1z` : [])).join(""),
  };
}
