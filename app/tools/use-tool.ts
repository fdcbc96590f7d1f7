import { useEffect, useEffectEvent, useReducer, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { toast } from "#app/ui/toasts.tsx";
import type { ToolForm } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { askTool, ToolFailure } from "./ask-tool.ts";
import { reasonOf } from "./reason.ts";
import { type FreshResult, type ToolResult, toolResults, versionsOf } from "./result-store.ts";
import { idleTool, nextTool, type ToolRequest } from "./tool-state.ts";

const none: readonly ToolResult[] = [];
const noFields: Readonly<Record<string, string>> = {};

/** Stored in the browser's history entry, so that reload and Back show the same result. */
interface ShownState {
  result: string;
}

export function resultState(id: string): ShownState {
  return { result: id };
}

interface ToolOptions {
  slug: string;
  form: ToolForm;
  /** The server's result for a form that was sent without script. */
  sent: FreshResult | undefined;
}

/** The visitor's last results, kept in step with other tabs. */
function useResults() {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === toolResults.key || key === null) toolResults.reread();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
  return useSyncExternalStore(toolResults.subscribe, toolResults.read, () => none);
}

/** The result that the history entry names, and a function to show another one. */
function useShownResult(results: readonly ToolResult[], { slug, sent }: ToolOptions) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const wanted = (state as Partial<ShownState> | null)?.result;
  const stored = results.find((result) => result.id === wanted && result.slug === slug);
  const show = (id: string) =>
    navigate({ search }, { replace: true, state: resultState(id), preventScrollReset: true });

  const storeSent = useEffectEvent(() => {
    if (sent && !wanted) show(toolResults.add(sent).id);
  });
  useEffect(() => storeSent(), []);
  const shown: FreshResult | undefined = stored ?? sent;
  return { shown, shownId: stored?.id, show };
}

/** The state of a tool's page: what is being written, the earlier results, and which one is shown. */
export function useTool(options: ToolOptions) {
  const { slug, form } = options;
  const results = useResults();
  const { shown, shownId, show } = useShownResult(results, options);
  const [state, dispatch] = useReducer(nextTool, idleTool);
  const controller = useRef<AbortController>(null);
  const notice = useRef("");

  // Visitors who leave the page, or go to the next tool, no longer want the answer.
  useEffect(() => () => controller.current?.abort(), []);

  async function ask(request: ToolRequest): Promise<void> {
    if (controller.current) return;
    const control = new AbortController();
    controller.current = control;
    const { signal } = control;
    const { input, version } = request;
    toast.dismiss(notice.current);
    dispatch({ type: "asked" });
    try {
      const onField = (field: string, value: unknown) => dispatch({ type: "received", field, value });
      const answer = await askTool(form.call, { ...input, version }, { signal, onField });
      const { id } = toolResults.add({ slug, input, version, ...answer });
      await show(id);
      dispatch({ type: "written", id });
      notice.current = toast.success(form.done);
    } catch (error) {
      if (signal.aborted) return;
      const { reason, fields, choices, offline } = error instanceof ToolFailure ? error : new ToolFailure();
      if (choices.length) return dispatch({ type: "unclear", request, question: reason ?? "", choices });
      if (Object.keys(fields).length) return dispatch({ type: "refused", fields });
      // The panel shows the failure and what can be done; a notice would only cover it.
      const words = offline ? toolTexts.failed.noNetwork : reasonOf(form, reason);
      dispatch({ type: "failed", request, reason: words });
    } finally {
      controller.current = null;
    }
  }

  return {
    results,
    shown,
    shownId,
    versions: shown ? versionsOf(results, shown) : none,
    /** The result that was just written; its heading takes the focus. */
    arrived: state.arrived,
    writing: state.step === "writing" ? state.written : null,
    failed: state.step === "failed" ? state : null,
    unclear: state.step === "unclear" ? state : null,
    /** The server's messages by field. */
    refused: state.step === "refused" ? state.fields : noFields,
    stopped: state.step === "stopped",
    ask,
    show,
    again(result: FreshResult) {
      const last = Math.max(...versionsOf(results, result).map(({ version }) => version), result.version);
      return ask({ input: result.input, version: last + 1 });
    },
    stop() {
      controller.current?.abort();
      dispatch({ type: "stopped" });
    },
  };
}

export type ToolAtWork = ReturnType<typeof useTool>;
