/** Public pages that are the same for everybody; the build renders each once. */
export const prerenderedPaths: readonly string[] = ["/", "/video-courses"];
