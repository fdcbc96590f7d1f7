import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { appointmentNext } from "#content/appointment.ts";
import { contactNext } from "#content/contact-form.ts";
import { AppointmentReceiptPanel, ContactReceiptPanel } from "./receipts.tsx";

const message = { ref: "MSG-2B4C6", phone: "0700 000 0001", whatsappUrl: "https://wa.me/2347000000001" };
const call = { ...message, ref: "APT-2B4C6", slot: "2026-12-01T10:00", path: "/your-call/2b4c6" };

test("a receipt on another page says what happens next", () => {
  const ofMessage = renderToStaticMarkup(
    <ContactReceiptPanel receipt={message} opening={false} heading="Saved" next="always" />,
  );
  for (const { title } of contactNext.next) expect(ofMessage).toContain(title);
  const ofCall = renderToStaticMarkup(
    <AppointmentReceiptPanel receipt={call} opening={false} heading="Booked" next="narrow" />,
  );
  for (const { title } of appointmentNext.next) expect(ofCall).toContain(title);
  expect(ofCall).not.toContain("You choose the time");
  expect([ofMessage, ofCall].map((html) => html.includes("lg:hidden"))).toEqual([false, true]);
});

test("on the form's own page it does not, because the page says it beside the receipt", () => {
  const html = renderToStaticMarkup(<ContactReceiptPanel receipt={message} opening={false} />);
  expect(html).toContain(message.ref);
  expect(html).not.toContain(contactNext.nextHeading);
});
