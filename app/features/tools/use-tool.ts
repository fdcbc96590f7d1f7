import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ToolForm } from "#app/content/tool-forms.ts";
import { toolTexts } from "#app/content/tool-texts.ts";
import { toast } from "#app/ui/toasts.tsx";
import { askTool, ToolFailure, type Written } from "./ask-tool.ts";
import { reasonOf } from "./reason.ts";
import { type FreshResult, type ToolResult, toolResults, versionsOf } from "./result-store.ts";
import type { Typed } from "./tool-draft.ts";

/** What was asked for last: to be sent again as it was. */
interface Asked {
  input: Typed;
  version: number;
}

export interface FailedAsk extends Asked {
  reason: string;
}

const none: readonly ToolResult[] = [];

/** The place of a result in the browser's own memory of pages: reload and Back find it again. */
interface ShownState {
  result: string;
}

export function resultState(id: string): ShownState {
  return { result: id };
}

interface ToolOptions {
  slug: string;
  form: ToolForm;
  /** What the server wrote for a form that came without script. */
  sent: FreshResult | undefined;
}

/** A tool at work: what is being written, what was written before, and which of it is shown. */
export function useTool({ slug, form, sent }: ToolOptions) {
  const results = useSyncExternalStore(toolResults.subscribe, toolResults.read, () => none);
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [writing, setWriting] = useState<Written | null>(null);
  const [failed, setFailed] = useState<FailedAsk | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [arrived, setArrived] = useState<string>();
  const [stopped, setStopped] = useState(false);
  const under = useRef<AbortController>(null);
  const notice = useRef("");

  const wanted = (state as Partial<ShownState> | null)?.result;
  const kept = results.find((result) => result.id === wanted && result.slug === slug);
  const shown: FreshResult | undefined = kept ?? sent;

  const show = (id: string) =>
    navigate({ search }, { replace: true, state: resultState(id), preventScrollReset: true });

  const keepSent = useEffectEvent(() => {
    if (sent && !wanted) show(toolResults.add(sent).id);
  });
  useEffect(() => keepSent(), []);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === toolResults.key || key === null) toolResults.reread();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);

  // Who leaves the page, or goes from one tool to the next, wants no more of it.
  useEffect(() => () => under.current?.abort(), []);

  async function ask({ input, version }: Asked): Promise<void> {
    if (under.current) return;
    const control = new AbortController();
    under.current = control;
    toast.dismiss(notice.current);
    setWriting({});
    setFailed(null);
    setRefused({});
    setStopped(false);
    try {
      const answer = await askTool(
        form.call,
        { ...input, version },
        {
          signal: control.signal,
          onField: (field, value) => setWriting((before) => ({ ...before, [field]: value })),
        },
      );
      const { id } = toolResults.add({ slug, input, version, ...answer });
      setArrived(id);
      await show(id);
      notice.current = toast.success(form.done);
    } catch (error) {
      if (control.signal.aborted) return;
      const { reason, fields, offline } = error instanceof ToolFailure ? error : new ToolFailure();
      if (Object.keys(fields).length) return setRefused(fields);
      // Said in the panel, with what can be done: a notice would only lie over it.
      setFailed({ input, version, reason: offline ? toolTexts.failed.noNetwork : reasonOf(form, reason) });
    } finally {
      under.current = null;
      setWriting(null);
    }
  }

  return {
    results,
    shown,
    shownId: kept?.id,
    versions: shown ? versionsOf(results, shown) : none,
    /** The result that has just been written; its heading takes the focus. */
    arrived,
    writing,
    failed,
    /** What the server refused, by field. */
    refused,
    stopped,
    ask,
    show,
    again(result: FreshResult) {
      const last = Math.max(...versionsOf(results, result).map(({ version }) => version), result.version);
      return ask({ input: result.input, version: last + 1 });
    },
    stop() {
      under.current?.abort();
      setStopped(true);
    },
  };
}

export type ToolAtWork = ReturnType<typeof useTool>;
