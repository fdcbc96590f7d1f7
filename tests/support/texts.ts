import { readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../content");

/** Trades feed the tools; lessons and posts have their own tests; the configuration and who is behind the site may leave values empty. */
const apart = /^((trades|courses|blog)\/|(site|trust)\.ts$)/;

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && !apart.test(file),
);

/** Every file of content with texts in it. */
const everything = await Promise.all(files.map((file) => import(join(folder, file))));

/** Every text in a piece of content, with the name of its field and the object that has the field. */
function textsOf(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, field));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
}

/** Every text of the site, with the name of its field. */
export const texts = everything.flatMap((module) => textsOf({ ...module }));
