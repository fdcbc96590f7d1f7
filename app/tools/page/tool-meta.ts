import type { ShouldRevalidateFunctionArgs } from "react-router";
import { missingMeta } from "#app/ui/missing.tsx";
import { pageMeta } from "#content/page-meta.ts";
import { toolPageTitle, toolSummary } from "#content/tools-page.ts";
import type { ToolPage } from "../tool-page.ts";

export function toolMeta(page: ToolPage | null | undefined) {
  if (!page) return missingMeta;
  return pageMeta({ title: toolPageTitle(page), description: toolSummary(page), path: page.path });
}

/** Keeps the page's data: showing another result on it, or sending its form, fetches nothing. */
export function samePage({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction || currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
