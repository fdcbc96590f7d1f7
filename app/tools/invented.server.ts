export { notGiven } from "./model/not-given.ts";
