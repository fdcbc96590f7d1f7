import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

interface AddressDialog {
  open: boolean;
  /** The value after the name in the address: #enroll=ai-integration gives ai-integration. */
  value: string | undefined;
  show: (value?: string) => void;
  close: () => void;
}

/**
 * A dialog that has an address (#name or #name=value): Back closes it, and a link to it can be shared. It opens once
 * script runs, because the server never sees this part of an address.
 */
export function useAddressDialog(name: string): AddressDialog {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ value: string | undefined }>();
  // A dialog may fire several close events for one closing; the history must go back only once.
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = false;
    const [found, value] = hash.slice(1).split("=");
    setShown(found === name ? { value } : undefined);
  }, [hash, name]);

  return {
    open: shown !== undefined,
    value: shown?.value,
    show(value) {
      navigate(
        { search, hash: value ? `${name}=${value}` : name },
        { preventScrollReset: true, state: { openedHere: true } },
      );
    },
    close() {
      if (!shown || leaving.current) return;
      leaving.current = true;
      // Go back over the entry that `show` added; a shared link has no entry of ours before it.
      if (state?.openedHere) navigate(-1);
      else navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
    },
  };
}
