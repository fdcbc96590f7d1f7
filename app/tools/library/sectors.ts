/** The kinds of trade. Each has a piece (content/library/sectors/<id>.yaml) for trades that the library does not know. */
export const sectorIds = [
  "repairs",
  "makers",
  "food-served",
  "food-packed",
  "shops",
  "wholesale",
  "crops",
  "animals",
  "processing",
  "teaching",
  "health",
  "beauty",
  "building",
  "transport",
  "hire",
  "events",
  "professional",
  "online",
  "faith-and-charity",
  "home-help",
] as const;
export type SectorId = (typeof sectorIds)[number];
