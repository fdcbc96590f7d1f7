import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { noticeStore, noticeTime, toast } from "./toast-store.ts";
import { Toasts } from "./toasts.tsx";

afterEach(() => {
  for (const notice of noticeStore.read()) toast.dismiss(notice.id);
});

describe("notices", () => {
  it("stack up, and go away when dismissed", () => {
    const first = toast.success("Copied!");
    toast.error("Failed to load content");
    expect(noticeStore.read().map((notice) => notice.title)).toEqual(["Copied!", "Failed to load content"]);
    toast.dismiss(first);
    expect(noticeStore.read().map((notice) => notice.title)).toEqual(["Failed to load content"]);
  });

  it("with the same title are shown only once", () => {
    toast.success("Copied!");
    toast.success("Copied!");
    expect(noticeStore.read()).toHaveLength(1);
  });

  it("stay for a while, or until used if they have an action", () => {
    toast.success("Copied!");
    toast.success("Saved", { action: { label: "Open WhatsApp", href: "https://wa.me/1" } });
    toast.error("Failed", { until: 500 });
    expect(noticeStore.read().map((notice) => notice.until)).toEqual([noticeTime.success, "used", 500]);
  });

  it("are shown by the last registered place", () => {
    const leaveLayout = noticeStore.addOutlet("layout");
    const leaveDialog = noticeStore.addOutlet("dialog");
    expect(noticeStore.lastOutlet()).toBe("dialog");
    leaveDialog();
    expect(noticeStore.lastOutlet()).toBe("layout");
    leaveLayout();
  });

  it("are in the HTML if the server knows of them", () => {
    const page = renderToStaticMarkup(
      <Toasts
        initial={[
          {
            id: "saved",
            tone: "success",
            title: "Enrollment submitted successfully! Redirecting to WhatsApp...",
            action: { label: "Open WhatsApp", href: "https://wa.me/2347000000001?text=Hello" },
            until: "used",
          },
        ]}
      />,
    );
    expect(page).toContain("Enrollment submitted successfully!");
    expect(page).toContain('href="https://wa.me/2347000000001?text=Hello"');
    expect(page).not.toContain("style=");
  });
});
