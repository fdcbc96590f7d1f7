/** A page as React Router 8 and app/root.tsx write it, for the tests. */
const whole = 'import * as route0 from "/assets/root-3.js";\nimport * as route1 from "/assets/home-4.js";';
const names = '{"root":route0,"routes/home/home":route1}';

/** React Router's start script. */
export const start = (modules = whole, routes = names) =>
  `<script type="module" async="">import "/assets/manifest-1.js";
${modules}
  window.__reactRouterRouteModules = ${routes};

import("/assets/entry.client-2.js");</script>`;

export const counter = '<script async="" src="/assets/count.gen-a1.js"></script>';
export const styles =
  '<style data-site="">@layer utilities{.flex{display:flex}.gap-2{gap:1px}.grid{display:grid}}</style>';
export const early = '<script>(d=>{d.js=""})(document.documentElement.dataset)</script>';

const context = "window.__reactRouterContext";

export function pageOf(script = start()): string {
  return [
    `<!DOCTYPE html><html lang="en"><head>${styles}${early}`,
    `<link rel="modulepreload" href="/assets/root-3.js"/>${counter}</head><body><p>Hello</p><p class="flex gap-2">You</p>`,
    '<script>((storageKey, restoreKey) => {\n\t\tscrolling();\n\t})("places", null)</script>',
    `<script>${context} = {};${context}.stream = 1;</script>${script}`,
    `<!--$--><script>${context}.streamController.enqueue("[1]\\n");</script>`,
    `<script>${context}.streamController.close();</script><!--/$--></body></html>`,
  ].join("");
}
