import { site } from "#app/content/site.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";

/** What a visitor sees when the server could not answer: what happened, what is safe, what to do. */
export function ErrorPage({ status }: { status: number }) {
  const unavailable = status === 503;
  return (
    <main className="error-page">
      <title>{`Something went wrong · ${site.name}`}</title>
      <h1>{unavailable ? "We are back in a moment" : "Something went wrong on our side"}</h1>
      <p>
        {unavailable
          ? "Our records cannot be reached right now. Anything you sent before is safe."
          : "The page could not be shown. Anything you sent before is safe."}
      </p>
      <p>Wait a minute and try again, or write to us on WhatsApp.</p>
      <p>
        <a href="">Try again</a>{" "}
        <a href={whatsappLink("sales", `Hello ${site.name}, your website showed me an error.`)}>
          Chat on WhatsApp
        </a>
      </p>
    </main>
  );
}
