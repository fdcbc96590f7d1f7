/** Browsers by what they say of themselves. Most also name the ones below them. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ["Opera Mini", /Opera Mini/],
  ["Opera", /OPR\/|OPT\/|Opera/],
  ["Samsung Internet", /SamsungBrowser/],
  ["UC Browser", /UCBrowser|UCWEB/],
  ["Phoenix", /PHX\//],
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Facebook", /FBA[NV]\//],
  ["Instagram", /Instagram/],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\/|Chromium\//],
  ["Safari", /Safari\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ["iPhone", /iPhone|iPod/],
  ["iPad", /iPad/],
  ["KaiOS", /KAIOS/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Chromebook", /CrOS/],
  ["Mac", /Macintosh|Mac OS X/],
  ["Linux", /Linux|X11/],
];

/** Every name that this module gives. */
const names = new Set([
  ...browsers.flatMap(([browser]) => [browser, ...systems.map(([system]) => `${browser} on ${system}`)]),
  ...systems.map(([system]) => system),
]);

/**
 * A browser in plain words, such as 'Chrome on Android', so that its owner recognises it and nothing more is stored.
 * @param userAgent what the browser says of itself, or a name from here: a session that replaces another takes its name over
 * @returns null for one that is not known
 */
export function deviceName(userAgent: string | null | undefined): string | null {
  if (userAgent && names.has(userAgent)) return userAgent;
  const nameIn = (known: typeof browsers) => known.find(([, mark]) => mark.test(userAgent ?? ""))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
