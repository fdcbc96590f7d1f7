/** The pages as React Router builds them. */
declare module "#build/server/index.js" {
  const build: import("react-router").ServerBuild;
  export = build;
}
