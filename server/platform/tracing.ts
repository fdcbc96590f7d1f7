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
 * Traces by OpenTelemetry, where the owner has named a collector. A span's name and attributes are a few known words,
 * like the labels of the figures (metrics.ts): never an address, an id or a name.
 */

/** Not set as the global one: the accounts library would add spans whose errors repeat what somebody typed. */
let provider: (TracerProvider & { shutdown(): Promise<void> }) | undefined;

/** Begins to send traces where OTEL_EXPORTER_OTLP_ENDPOINT is set; elsewhere none of the packages is loaded. */
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

/** Sends what is left and stops. A collector that does not answer in time loses it. */
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

/** Runs a task as one span, the parent of those that it starts. Without a collector it only runs it. */
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
        // Its message may say what somebody typed; its kind may not.
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
        throw error;
      } finally {
        span.end();
      }
    });
}
