import { privateAudiences } from "./audiences/people.ts";
import { workAudiences } from "./audiences/work.ts";
import type { Audience } from "./types.ts";

/** Kinds of people and organisations that visitors name as their audience. */
export const audiences: readonly Audience[] = [...privateAudiences, ...workAudiences];
