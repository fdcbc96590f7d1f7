import { useEffect, useSyncExternalStore } from "react";
import { useCode } from "#app/ui/use-code.ts";
import { idle, isActive } from "../upload/upload-state.ts";
import { type UploadStore, uploadStore } from "../upload/upload-store.ts";

let store: UploadStore | undefined;

/** The browser's one upload. Never call it on the server, where all visitors would share it. */
export function theUpload(): UploadStore {
  store ??= uploadStore();
  return store;
}

const subscribe = (listener: () => void) => theUpload().subscribe(listener);
const read = () => theUpload().read();
const loadSender = () => import("../upload/resumable-upload.ts");

/** The upload's state, and the code that sends files, which is loaded only when there is a file. */
export function useUpload() {
  const state = useSyncExternalStore(subscribe, read, () => idle);
  const sender = useCode(isActive(state), loadSender);
  useEffect(() => theUpload().mount(), []);
  useEffect(() => {
    if (sender.state === "here") theUpload().attach(sender.module.resumableUpload);
  }, [sender]);
  return { state, sender };
}
