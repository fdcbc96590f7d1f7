import type { ReactNode } from "react";
import { toolTexts } from "#content/tool-texts.ts";
import { AfterTool } from "../after-tool.tsx";
import { FailurePanel } from "../failure-panel.tsx";
import type { Faults } from "../form-check.ts";
import { LastResults } from "../last-results.tsx";
import { ResultPanel } from "../result-panel.tsx";
import type { FreshResult } from "../result-store.ts";
import type { ToolSent } from "../sent.ts";
import { ToolForm } from "../tool-form.tsx";
import type { ToolPage } from "../tool-page.ts";
import { UnclearPanel } from "../unclear-panel.tsx";
import { useTool } from "../use-tool.ts";
import { WritingPanel } from "../writing-panel.tsx";
import { ToolExample } from "./tool-example.tsx";
import { ToolHead } from "./tool-head.tsx";

interface ToolScreenProps {
  page: ToolPage;
  /** Whether the address asks for the example in the form. */
  withExample: boolean;
  sent: ToolSent | undefined;
  /** Shown under an answer. */
  after?: (result: FreshResult) => ReactNode;
}

const noFaults: Faults = {};

/** The page of a writing tool: the form, the answer below or beside it, then everything else. */
export function ToolScreen({ page, withExample, sent, after }: ToolScreenProps) {
  const { slug, path, form, chat } = page;
  const tool = useTool({ slug, form, sent: sent?.kind === "written" ? sent.result : undefined });
  const { shown, writing, failed, unclear } = tool;
  const typed = sent ? (sent.kind === "written" ? sent.result.input : sent.typed) : undefined;
  const sentFaults = sent?.kind === "refused" ? sent.faults : noFaults;
  const isRefused = sent?.kind === "refused";
  return (
    <>
      <ToolHead {...page} />
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-12 py-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:py-14">
        <div id={isRefused ? "answer" : undefined} className="scroll-mt-20">
          <ToolForm
            key={slug}
            slug={slug}
            path={path}
            form={form}
            example={page.example.typed}
            typed={typed ?? (withExample ? page.example.typed : undefined)}
            faults={Object.keys(tool.refused).length ? tool.refused : sentFaults}
            writing={writing !== null}
            onAsk={(input) => tool.ask({ input, version: 1 })}
            onStop={tool.stop}
          />
          <p role="status" className="mt-3 text-muted empty:hidden">
            {tool.stopped && toolTexts.cancelled}
          </p>
        </div>
        <div id={isRefused ? undefined : "answer"} className="min-w-0 scroll-mt-20 lg:row-span-2">
          {failed && (
            <FailurePanel
              message={form.failed}
              reason={failed.reason}
              onAgain={() => tool.ask(failed.request)}
              chat={chat}
            />
          )}
          {sent?.kind === "failed" && !failed && !shown && !writing && (
            <div role="alert">
              <FailurePanel message={form.failed} reason={sent.reason} chat={chat} />
            </div>
          )}
          {unclear && (
            <UnclearPanel
              form={form}
              path={path}
              question={unclear.question}
              choices={unclear.choices}
              typed={unclear.request.input}
              onChoose={(input) => tool.ask({ input, version: 1 })}
            />
          )}
          {sent?.kind === "unclear" && !unclear && !failed && !shown && !writing && (
            <UnclearPanel
              form={form}
              path={path}
              {...sent}
              onChoose={(input) => tool.ask({ input, version: 1 })}
            />
          )}
          {(failed || unclear) && shown && <div className="mt-8" />}
          {writing ? (
            <WritingPanel form={form} written={writing} />
          ) : shown ? (
            <>
              <ResultPanel form={form} path={path} tool={tool} result={shown} />
              {after?.(shown)}
            </>
          ) : (
            !failed &&
            !unclear &&
            sent?.kind !== "failed" &&
            sent?.kind !== "unclear" && <ToolExample page={page} />
          )}
        </div>
        <LastResults results={tool.results} titles={page.titles} />
      </div>
      <AfterTool page={page} />
    </>
  );
}
