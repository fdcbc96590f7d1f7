import { useCallback, useEffect, useState } from "react";

export type Code<Module> =
  | { state: "waiting" }
  | { state: "here"; module: Module }
  | { state: "failed"; retry: () => void };

/**
 * Code that is fetched when it is wanted. Unlike `lazy`, a dead network is no error of the page: it is said, and the
 * code can be asked for again.
 * @param load imports the module; must be the same function at every drawing
 */
export function useCode<Module>(wanted: boolean, load: () => Promise<Module>): Code<Module> {
  const [code, setCode] = useState<Code<Module>>({ state: "waiting" });
  const fetchCode = useCallback(() => {
    setCode({ state: "waiting" });
    load().then(
      (module) => setCode({ state: "here", module }),
      () => setCode({ state: "failed", retry: fetchCode }),
    );
  }, [load]);
  useEffect(() => {
    if (wanted) fetchCode();
  }, [wanted, fetchCode]);
  return code;
}
