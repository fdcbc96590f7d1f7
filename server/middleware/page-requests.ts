import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "../platform/errors.ts";

/** The types in which browsers send forms. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The largest form a page accepts, in bytes. */
const formBytes = 64 * 1024;

/** The course editor's forms carry whole lessons, or a picture of 1 MB. */
const courseEditor = /^\/admin-dashboard\/courses\/[^/]/;
const courseBytes = 1200 * 1024;

const limitForms = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("too-large", `A form carries at most ${maxSize / 1024} KB.`);
    },
  });
const limitForm = limitForms(formBytes);
const limitCourse = limitForms(courseBytes);

/** Limits the size of forms. @throws AppError too-large */
export const limitFormSize: MiddlewareHandler = (context, next) =>
  (courseEditor.test(context.req.path) ? limitCourse : limitForm)(context, next);

/** Lets pages be read and take forms. @throws AppError method-not-allowed, bad-request */
export const onlyPageRequests: MiddlewareHandler = async ({ req }, next) => {
  const { method } = req;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    throw new AppError("method-not-allowed", `${method} is not understood here.`);
  }
  if (method === "POST" && !formTypes.test(req.header("content-type") ?? "")) {
    throw new AppError("bad-request", "A form is sent as form data.");
  }
  await next();
};
