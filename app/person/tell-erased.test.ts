import { expect, test } from "vitest";
import { personTexts } from "#content/person.ts";
import { tellErased } from "./tell-erased.ts";

test("whoever was erased is told the reference by number and by address, where these were known", () => {
  const text = encodeURIComponent(personTexts.erase.tell.message("Mindsync", "ERA-23456"));
  const subject = encodeURIComponent(personTexts.erase.tell.subject);
  expect(tellErased("ERA-23456", ["+2347000000001"], ["ada@shop.example"])).toEqual({
    ref: "ERA-23456",
    whatsapp: `https://wa.me/2347000000001?text=${text}`,
    mail: `mailto:ada@shop.example?subject=${subject}&body=${text}`,
  });
  expect(tellErased("ERA-23456", [], [])).toEqual({ ref: "ERA-23456", whatsapp: null, mail: null });
});
