/**
 * Runs before the first paint: sets the chosen theme and tells CSS that scripts run. The heading face is used from the
 * start once it was fetched (page-finish/browser/wake.js). A long page opened at its top is laid out part by part
 * (`data-later`); one that is opened elsewhere needs all its heights.
 */
export const earlyScript = `(d=>{d.js="";try{let s=localStorage;if(s.theme)d.theme=s.theme;if(s.heading)d.heading=""}catch{}
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")d.later=""})(document.documentElement.dataset)`;
