import { mediaRefusals } from "#content/application-media.ts";
import { firstLook } from "./first-look.ts";
import type { SavedUpload } from "./saved-upload.ts";
import type { TransferRate } from "./transfer-rate.ts";

interface FileOnItsWay {
  /** The server's id, once the server knows the upload. */
  id?: string | undefined;
  name: string;
  /** In bytes. */
  size: number;
  /** Whether it was recorded in the browser, so that nobody can select the file again. */
  recorded: boolean;
  /** In bytes. */
  sent: number;
}

/** A file that is being sent, or will be as soon as possible. */
export type ActiveUpload = FileOnItsWay &
  (
    | { step: "checking" }
    | { step: "uploading"; rate?: TransferRate | undefined }
    | { step: "paused" }
    /** The connection is lost. The upload continues automatically when it is back. */
    | { step: "waiting" }
  );

/** An upload that was cut off when the page was closed or reloaded. It can continue if the file is selected again. */
interface InterruptedUpload {
  step: "interrupted";
  upload: SavedUpload;
  /** How much the server has, in bytes; undefined if it could not be asked. */
  sent?: number | undefined;
}

type RemovableUpload = ActiveUpload | InterruptedUpload | { step: "uploaded"; upload: SavedUpload };

/** The video or audio of the application form. */
export type UploadState =
  | { step: "idle" }
  /** The selected file cannot be sent, and nothing of it was sent. */
  | { step: "refused"; reason: string }
  | { step: "failed"; reason: string }
  | RemovableUpload
  /** It can be restored for a while. */
  | { step: "removed"; before: RemovableUpload };

export type UploadEvent =
  /** The tab had this upload before the page was reloaded. */
  | { type: "restored"; upload: SavedUpload }
  /** How many bytes of an upload the server has: null when it has none, undefined when it did not respond. */
  | { type: "verified"; id: string; sent: number | null | undefined }
  | { type: "chosen"; file: File; recorded: boolean }
  | { type: "started" }
  /** The server knows of the upload. */
  | { type: "registered"; id: string }
  | { type: "progressed"; sent: number; rate: TransferRate | undefined }
  | { type: "disconnected" }
  | { type: "reconnected" }
  | { type: "paused" }
  | { type: "resumed" }
  /** The visitor is back from another page of the site. */
  | { type: "reopened" }
  | { type: "completed"; id: string }
  | { type: "failed"; reason: string }
  | { type: "removed" }
  | { type: "undone" }
  /** What was removed can no longer be restored. */
  | { type: "expired" }
  /** Undo was pressed when there was nothing left to restore. */
  | { type: "undone-late" }
  /** The visitor does not want to continue the interrupted upload. */
  | { type: "dropped" };

export const idle: UploadState = { step: "idle" };

const activeSteps: ReadonlySet<string> = new Set<ActiveUpload["step"]>([
  "checking",
  "uploading",
  "paused",
  "waiting",
]);

export function isActive(state: UploadState): state is ActiveUpload {
  return activeSteps.has(state.step);
}

/** Whether the form has no file. */
function isEmpty({ step }: UploadState): boolean {
  return step === "idle" || step === "refused" || step === "failed";
}

/** The facts that do not change while a file is being sent. */
const factsOf = ({ id, name, size, recorded, sent }: ActiveUpload): FileOnItsWay => ({
  id,
  name,
  size,
  recorded,
  sent,
});

const uploading = (upload: ActiveUpload): UploadState => ({ step: "uploading", ...factsOf(upload) });

const savedFrom = ({ name, size, recorded }: ActiveUpload, id: string, whole: boolean): SavedUpload => ({
  id,
  name,
  size,
  whole,
  recorded,
});

function afterChoice(state: UploadState, file: File, recorded: boolean): UploadState {
  const before = state.step === "removed" ? idle : state;
  const look = firstLook(file);
  if (look === "fine") {
    return { step: "checking", name: file.name, size: file.size, recorded, sent: 0 };
  }
  if (look === "too-large") return isEmpty(before) ? { step: "refused", reason: mediaRefusals.size } : before;
  return isEmpty(before) || before.step === "interrupted" ? { step: "refused", reason: look } : before;
}

function afterVerification(state: UploadState, id: string, sent: number | null | undefined): UploadState {
  if ((state.step !== "uploaded" && state.step !== "interrupted") || state.upload.id !== id) return state;
  if (sent === null) return idle;
  if (state.step === "uploaded") return state;
  const { upload } = state;
  return sent === upload.size
    ? { step: "uploaded", upload: { ...upload, whole: true } }
    : { step: "interrupted", upload, sent };
}

function afterUndo(before: RemovableUpload): UploadState {
  return isActive(before) && before.step !== "paused" ? uploading(before) : before;
}

/** The state of a file that is being sent, after an event. */
function nextActive(state: ActiveUpload, event: UploadEvent): UploadState {
  const { step } = state;
  switch (event.type) {
    case "started":
      return step === "checking" ? uploading(state) : state;
    case "registered":
      return { ...state, id: event.id };
    case "progressed":
      if (step === "paused") return state;
      return { step: "uploading", ...factsOf(state), sent: event.sent, rate: event.rate };
    case "disconnected":
      return step === "paused" ? state : { step: "waiting", ...factsOf(state) };
    case "reconnected":
      return step === "waiting" ? uploading(state) : state;
    case "paused":
      return step === "paused" ? state : { step: "paused", ...factsOf(state) };
    case "resumed":
      return step === "paused" || step === "waiting" ? uploading(state) : state;
    case "reopened":
      return step === "paused" ? state : uploading(state);
    case "completed":
      return { step: "uploaded", upload: savedFrom(state, event.id, true) };
    case "failed":
      return { step: "failed", reason: event.reason };
    case "removed":
      return { step: "removed", before: state };
    default:
      return state;
  }
}

/** The state after an event. An event that cannot happen in a state returns the same object. */
export function nextUpload(state: UploadState, event: UploadEvent): UploadState {
  if (event.type === "chosen") return afterChoice(state, event.file, event.recorded);
  if (isActive(state)) return nextActive(state, event);
  switch (state.step) {
    case "idle":
    case "refused":
    case "failed":
      if (event.type === "restored" && state.step === "idle") {
        return { step: event.upload.whole ? "uploaded" : "interrupted", upload: event.upload };
      }
      if (event.type === "removed") return idle;
      return event.type === "undone-late" ? { step: "failed", reason: mediaRefusals.notThere } : state;
    case "interrupted":
    case "uploaded":
      if (event.type === "verified") return afterVerification(state, event.id, event.sent);
      if (event.type === "removed") return { step: "removed", before: state };
      return event.type === "dropped" && state.step === "interrupted" ? idle : state;
    case "removed":
      if (event.type === "undone") return afterUndo(state.before);
      return event.type === "expired" || event.type === "removed" ? idle : state;
  }
}

/** The server's id of an upload, when it has one. */
export function idOf(state: UploadState): string | undefined {
  if (state.step === "removed") return idOf(state.before);
  if (isActive(state)) return state.id;
  return "upload" in state ? state.upload.id : undefined;
}

/** What the tab saves for a reload. Null means nothing; undefined leaves the saved value unchanged. */
export function savedOf(state: UploadState): SavedUpload | null | undefined {
  if (isActive(state)) return state.id ? savedFrom(state, state.id, false) : undefined;
  if (state.step === "interrupted" || state.step === "uploaded") return state.upload;
  return state.step === "refused" ? undefined : null;
}

/** The id of an upload that nobody can come back to after a change, so that the server may erase it. */
export function givenUp(before: UploadState, event: UploadEvent, after: UploadState): string | undefined {
  if (before === after) return undefined;
  const gone =
    event.type === "dropped" ||
    (before.step === "removed" && event.type !== "undone") ||
    // The same file continues an interrupted upload, so that upload stays.
    (event.type === "chosen" && before.step !== "interrupted");
  return gone ? idOf(before) : undefined;
}
