import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { passkeyTexts as texts } from "#content/second-factor.ts";
import type { SignInScreen } from "./contract.ts";

/** Signs in with a passkey. It needs script, whose part for passkeys is loaded when the button is pressed. */
export function PasskeyButton({ screen, next }: { screen: SignInScreen; next?: string }) {
  const [waiting, setWaiting] = useState(false);
  const [message, setMessage] = useState("");
  const signIn = async () => {
    setWaiting(true);
    setMessage("");
    const { signInByPasskey } = await import("./passkey-browser.ts");
    const outcome = await signInByPasskey(screen, next);
    if (outcome.kind === "done") window.location.assign(outcome.next);
    else {
      setMessage(outcome.message);
      setWaiting(false);
    }
  };
  return (
    <div className="needs-js grid gap-3">
      <Button kind="secondary" size="lg" loading={waiting} onClick={signIn}>
        {waiting ? texts.signingIn : texts.signIn}
      </Button>
      <p role="status" className="font-semibold text-danger empty:hidden">
        {message}
      </p>
    </div>
  );
}
