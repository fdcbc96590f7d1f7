import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { networkTexts } from "#content/network.ts";

/**
 * Sends the form again, in the notice that it could not be sent. It scrolls to the middle of the screen, because a toast
 * at the bottom says the same and would cover it.
 */
export function SendAgain() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void button.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Button ref={button} type="submit" kind="secondary">
      {networkTexts.sendAgainLabel}
    </Button>
  );
}
