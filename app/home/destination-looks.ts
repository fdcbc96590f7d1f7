import type { TileName } from "#app/ui/cloth/tiles.ts";
import type { Dye } from "#app/ui/cloth/weave.ts";
import type { IconName } from "#app/ui/icon.tsx";

interface DestinationLook {
  icon: IconName;
  /** One of the motifs of the hero's cloth. */
  motif: TileName;
  dye: Dye;
}

const looks: Readonly<Record<string, DestinationLook>> = {
  "/ai-enterprise-systems": { icon: "layers", motif: "squares", dye: "i" },
  "/whatsapp-ai-packages": { icon: "chat", motif: "dots", dye: "b" },
  "/business-apps": { icon: "screen", motif: "dots", dye: "a" },
  "/tools": { icon: "wrench", motif: "star", dye: "o" },
  "/video-courses": { icon: "book", motif: "bow", dye: "i" },
  "/#store": { icon: "shop", motif: "squares", dye: "b" },
  "/free-courses": { icon: "download", motif: "squares", dye: "p" },
};

const plain: DestinationLook = { icon: "chat", motif: "squares", dye: "b" };

/** The icon and the square of cloth for a page of the site. */
export function lookOf(href: string): DestinationLook {
  return looks[href] ?? plain;
}
