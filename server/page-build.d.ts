/** The pages as built by React Router. */
declare module "#build/server/index.js" {
  const build: import("react-router").ServerBuild;
  export = build;
}
