import { useCallback, useEffect, useState } from "react";

export type Code<Module> =
  | { state: "waiting" }
  | { state: "here"; module: Module }
  | { state: "failed"; retry: () => void };

/**
 * Code that is fetched on demand. Unlike with `lazy`, a network failure is not an error of the page: it is reported,
 * and the code can be requested again.
 *
 * Chromium remembers a failed module for as long as the document lives. So after a second failure the page is reloaded,
 * once the network works; the forms save what was typed (form-draft.ts).
 * @param load imports the module; must be the same function on every render
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
