/**
 * Room in front of and behind every glyph of a TrueType font, so that a sign does not touch its neighbours: the naira
 * sign of the heading face has bars that end at its very edge, and beside a digit they read as if the digit were struck
 * out.
 * @param font uncompressed, with a glyf table: glyphs are drawn where their left side bearing says
 * @param room in the font's units, 1/1000 or 1/2000 of its size
 */
export function withRoom(font: Uint8Array, room: number): Uint8Array {
  const bytes = new Uint8Array(font);
  const view = new DataView(bytes.buffer);
  const tableAt = (tag: string) => {
    for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
      if (String.fromCharCode(...bytes.subarray(at, at + 4)) === tag) return view.getUint32(at + 8);
    }
    throw new Error(`The font has no table ${tag}.`);
  };
  const [metrics, header] = [tableAt("hmtx"), tableAt("hhea")];
  const count = view.getUint16(header + 34);
  for (let glyph = 0; glyph < count; glyph++) {
    const at = metrics + glyph * 4;
    view.setUint16(at, view.getUint16(at) + 2 * room);
    view.setInt16(at + 2, view.getInt16(at + 2) + room);
  }
  return bytes;
}
