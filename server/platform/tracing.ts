import { setTimeout as pause } from "node:timers/promises";
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
} from "@opentelemetry/api";
import type { Config } from "./config.ts";

/*
 * OpenTelemetry traces, sent only where a collector is set. The names and attributes of spans come from a small fixed set,
 * like the labels of the metrics (metrics.ts): never an address, an id or a name.
 */

/** Not the global provider: with that, the accounts library would add spans whose errors repeat what somebody typed. */
let provider: (TracerProvider & { shutdown(): Promise<void> }) | undefined;

/** Starts to send traces if OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise none of the packages is loaded. */
export async function openTracing(
  config: Pick<Config, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_SERVICE_NAME">,
): Promise<void> {
  if (provider || !config.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const [sdk, exporters, { resourceFromAttributes }, asyncHooks, core] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
  ]);
  const url = new URL("v1/traces", `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, "")}/`).href;
  provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": config.OTEL_SERVICE_NAME }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporters.OTLPTraceExporter({ url }) })],
  });
  context.setGlobalContextManager(new asyncHooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
}

/** How long a collector may take for the last spans when the process shuts down, in milliseconds. */
const longestEnd = 2_000;

/** Sends the last spans and stops. If the collector does not answer in time, they are lost. */
export async function closeTracing(): Promise<void> {
  const ended = provider;
  provider = undefined;
  const sent = ended?.shutdown().catch(() => {});
  await Promise.race([sent, pause(longestEnd, undefined, { ref: false })]);
  context.disable();
  propagation.disable();
}

interface Traced {
  kind?: keyof typeof SpanKind;
  /** The headers of a request that came through our proxy, whose traceparent continues the proxy's trace. */
  from?: Headers | undefined;
}

/** Runs a task as one span; spans that it starts are its children. Without a collector it only runs the task. */
export async function traced<Result>(
  name: string,
  run: (span: Span | undefined) => Promise<Result>,
  { kind = "INTERNAL", from }: Traced = {},
): Promise<Result> {
  if (!provider) return run(undefined);
  const parent = from
    ? propagation.extract(context.active(), from, {
        get: (headers, key) => headers.get(key) ?? undefined,
        keys: (headers) => [...headers.keys()],
      })
    : context.active();
  return provider
    .getTracer("mindsync")
    .startActiveSpan(name, { kind: SpanKind[kind] }, parent, async (span) => {
      try {
        return await run(span);
      } catch (error) {
        // The message of an error may repeat what somebody typed. Its name does not.
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
        throw error;
      } finally {
        span.end();
      }
    });
}
