import { storefront } from "#content/flagships.ts";
import { FlagshipSection } from "./flagship-section.tsx";
import { StorefrontChat } from "./storefront-chat.tsx";

/** The section on the chat shop, with a customer ordering in it. */
export default function Storefront() {
  return (
    <FlagshipSection
      flagship={storefront}
      picture={<StorefrontChat />}
      pictureOnPhone={false}
      className="bg-tint"
    />
  );
}
