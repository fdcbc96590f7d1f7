import type { AdireTileName } from "#app/ui/adire.tsx";
import type { IconName } from "#app/ui/icon.tsx";

interface DestinationLook {
  icon: IconName;
  tile: AdireTileName;
}

const looks: Readonly<Record<string, DestinationLook>> = {
  "/ai-enterprise-systems": { icon: "layers", tile: "squares" },
  "/whatsapp-ai-packages": { icon: "chat", tile: "dots" },
  "/business-apps": { icon: "screen", tile: "comb" },
  "/tools": { icon: "wrench", tile: "star" },
  "/video-courses": { icon: "book", tile: "petals" },
  "/#store": { icon: "shop", tile: "squares" },
  "/free-courses": { icon: "download", tile: "waves" },
};

const plain: DestinationLook = { icon: "chat", tile: "squares" };

/** The icon and the adire tile for a page of the site. */
export function lookOf(href: string): DestinationLook {
  return looks[href] ?? plain;
}
