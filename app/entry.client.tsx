import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberSentForms } from "./ui/offer-again.ts";
import { neverReloadWithoutNetwork } from "./ui/without-network.ts";

// React Router does not handle the aborted requests of a navigation that another one replaces. They are no errors.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

neverReloadWithoutNetwork();
rememberSentForms();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
