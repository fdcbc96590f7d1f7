import { groupAudiences } from "./audiences/groups.ts";
import { stageAudiences } from "./audiences/stages.ts";
import { workAudiences } from "./audiences/work.ts";
import type { Audience } from "./types.ts";

/** Kinds of people and organisations that visitors name as their audience. */
export const audiences: readonly Audience[] = [...stageAudiences, ...groupAudiences, ...workAudiences];
