import { useCallback, useEffect, useState } from "react";

export type Code<Module> =
  | { state: "waiting" }
  | { state: "here"; module: Module }
  | { state: "failed"; retry: () => void };

/**
 * Code that is fetched when it is wanted. Unlike `lazy`, a dead network is no error of the page: it is said, and the
 * code can be asked for again.
 *
 * Chromium remembers for as long as a document lives that a module did not come. So a second try that fails as well
 * loads the page anew, once the network answers: what was typed is kept by the forms (form-draft.ts).
 * @param load imports the module; must be the same function at every drawing
 */
export function useCode<Module>(wanted: boolean, load: () => Promise<Module>): Code<Module> {
  const [code, setCode] = useState<Code<Module>>({ state: "waiting" });

  const fetchCode = useCallback(
    async (again?: "again") => {
      const failed = () => setCode({ state: "failed", retry: () => fetchCode("again") });
      setCode({ state: "waiting" });
      try {
        const module = await load();
        setCode({ state: "here", module });
      } catch {
        if (!again) return failed();
        await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
          () => location.reload(),
          failed,
        );
      }
    },
    [load],
  );

  useEffect(() => {
    if (wanted) fetchCode();
  }, [wanted, fetchCode]);
  return code;
}
