/**
 * Runs before the first paint: sets the selected theme and tells CSS that script runs. The heading font is used at once
 * if it was loaded before (page-finish/browser/hydrate.js). A long page opened at its top is laid out part by part
 * (`data-later`); one that is opened elsewhere needs the heights of all its parts.
 */
export const earlyScript = `(d=>{d.js="";try{let s=localStorage;if(s.theme)d.theme=s.theme;if(s.heading)d.heading=""}catch{}
if(!location.hash&&performance.getEntriesByType(\`navigation\`)[0]?.type===\`navigate\`)d.later=""})(document.documentElement.dataset)`;
