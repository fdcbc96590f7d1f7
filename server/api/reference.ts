import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

/** A schema of the document, as far as the page shows it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    example?: string;
    schema: Schema;
  }[];
  requestBody?: { description?: string; required?: boolean; content: Record<string, Content> };
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, { description?: string }>;
      content?: Record<string, Content>;
    }
  >;
}

/** The OpenAPI document of this site, as far as it is read here and in tests. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; description: string };
  servers: { url: string }[];
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, { description: string }> };
  paths: Record<string, Record<string, Operation>>;
}

type Html = ReturnType<typeof html>;

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.25; }
h2 { margin-top: 2.5rem; }
nav ul { columns: 20rem; padding-left: 1.2rem; }
a { color: inherit; }
details { border: 1px solid #8888; border-radius: .5rem; margin: .75rem 0; padding: 0 1rem; }
summary { cursor: pointer; padding: .75rem 0; }
summary code { font-weight: 700; }
.method { display: inline-block; min-width: 4.5rem; text-transform: uppercase; }
.access { border: 1px solid; border-radius: 1rem; font-size: .875rem; padding: .1rem .6rem; white-space: nowrap; }
.wide { overflow-x: auto; }
pre { border: 1px solid #8888; border-radius: .5rem; margin: .5rem 0 1rem; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid #8888; padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; }
`;

/** The hash under which the page's policy allows its style. */
export const referenceStyle = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** Who may make a call, in words. */
function access({ security }: Operation): string {
  return Object.values(security[0] ?? {})[0]?.[0] ?? "anyone";
}

/** The kind of a value, with its limits. */
function kindOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(", ");
  const type = [schema.type ?? "any"].flat().join(" or ");
  if (schema.type === "array" && schema.items) return `list of ${kindOf(schema.items)}`;
  const { minLength, maxLength, minimum, maximum, format } = schema;
  const limits = [
    ...(minLength === undefined && maxLength === undefined
      ? []
      : [`${minLength ?? 0} to ${maxLength ?? "any"} characters`]),
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [`to ${maximum}`]),
  ];
  return [format ?? type, ...limits].join(", ");
}

/** The fields of an object; of each object, where there are several spellings. */
function fieldTables(schema: Schema): Html[] {
  if (schema.anyOf?.some(({ properties }) => properties)) return schema.anyOf.flatMap(fieldTables);
  const { properties = schema.items?.properties, required = schema.items?.required ?? [] } = schema;
  if (!properties) return [];
  return [
    html`<div class="wide"><table><thead><tr><th>Field</th><th>Value</th><th></th></tr></thead><tbody>
${Object.entries(properties).map(
  ([name, field]) =>
    html`<tr><td><code>${name}</code></td><td>${kindOf(field)}${field.description ? html`<br>${field.description}` : ""}</td><td>${required.includes(name) ? "required" : ""}</td></tr>\n`,
)}</tbody></table></div>`,
  ];
}

const asText = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

function contentOf([type, { schema, example, examples }]: [string, Content]): Html {
  const shown = examples ? Object.values(examples).map(({ value }) => value) : [example];
  return html`<p><code>${type}</code>${schema?.description ? `: ${schema.description}` : ""}</p>
${schema ? fieldTables(schema) : ""}${shown.filter((value) => value !== undefined).map(asText)}`;
}

function parametersOf({ parameters = [] }: Operation): Html | "" {
  if (parameters.length === 0) return "";
  return html`<h4>Parameters</h4><div class="wide"><table><tbody>${parameters.map(
    ({ name, in: place, schema, description = "", example }) =>
      html`<tr><td><code>${name}</code></td><td>${place}</td><td>${kindOf(schema)}. ${description}${example ? html` Such as <code>${example}</code>` : ""}</td></tr>`,
  )}</tbody></table></div>`;
}

function operationOf(base: string, path: string, method: string, operation: Operation): Html {
  const { operationId, summary, description, requestBody, responses } = operation;
  const answers = Object.entries(responses);
  const good = answers.filter(([status]) => Number(status) < 400);
  const errors = answers.filter(([status]) => Number(status) >= 400);
  return html`<details>
<summary><span class="method">${method}</span> <code>${base}${path}</code> ${summary} <span class="access">${access(operation)}</span></summary>
<div id="${operationId}">${description ? html`<p>${description}</p>` : ""}${parametersOf(operation)}
${requestBody ? html`<h4>Request</h4>${requestBody.description ? html`<p>${requestBody.description}</p>` : ""}${Object.entries(requestBody.content).map(contentOf)}` : ""}
<h4>Response</h4>${good.map(
    ([status, { description: says, headers = {}, content = {} }]) =>
      html`<p><strong>${status}</strong> ${says}</p>
${Object.entries(headers).map(([name, header]) => html`<p><code>${name}</code>: ${header.description ?? ""}</p>`)}${Object.entries(content).map(contentOf)}`,
  )}
<h4>Errors</h4><ul>${errors.map(([status, { description: says }]) => html`<li><strong>${status}</strong> ${says}</li>`)}</ul></div>
</details>`;
}

/** The document as a page that needs no script and nothing from another server. */
export function referencePage({ info, servers, components, paths }: ApiDocument): Html {
  const base = servers[0]?.url ?? "";
  const groups = new Map<string, { id: string; summary: string; shown: Html }[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [group = ""] = operation.tags;
      const shown = operationOf(base, path, method, operation);
      const one = { id: operation.operationId, summary: operation.summary, shown };
      groups.set(group, [...(groups.get(group) ?? []), one]);
    }
  }
  const parts = [...groups];
  return html`<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${info.title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${raw(style)}</style></head><body>
<header><h1>${info.title}</h1><p>${info.description}</p><p>For programs: <a href="${base}/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Calls">${parts.map(
    ([group, calls]) =>
      html`<p><strong>${group}</strong></p><ul>${calls.map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}</ul>`,
  )}</nav>
<main><h2>Session</h2><p>${components.securitySchemes.session?.description ?? ""}</p>
<h2>Errors</h2>${fieldTables(components.schemas.Problem ?? {})}
${parts.map(([group, calls]) => html`<h2>${group}</h2>${calls.map(({ shown }) => shown)}`)}</main></body></html>`;
}
