import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

interface AddressDialog {
  open: boolean;
  /** What stands behind the name in the address: #enroll=ai-integration gives ai-integration. */
  value: string | undefined;
  show: (value?: string) => void;
  close: () => void;
}

/**
 * A dialog that has an address (#name or #name=value): Back closes it, and a link to it can be shared. It opens
 * once script runs, for the server never sees this part of an address.
 */
export function useAddressDialog(name: string): AddressDialog {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ value: string | undefined }>();
  // The dialog says that it closed as often as it is told to; the history takes one step back for all of it.
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
      // Back over what `show` put into the history; a shared link has nothing of ours behind it.
      if (state?.openedHere) navigate(-1);
      else navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
    },
  };
}
