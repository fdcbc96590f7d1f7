import { mediaRefusals } from "#app/content/application-media.ts";
import { askUpload, takeBack } from "./ask-upload.ts";
import { fileMark } from "./file-mark.ts";
import { firstLook } from "./first-look.ts";
import { begunAs, forget, forgetBegun, type KeptUpload, keep, keepBegun, readKept } from "./kept-upload.ts";
import type { RunningUpload, resumableUpload } from "./resumable-upload.ts";
import { type TransferRate, transferRate } from "./transfer-rate.ts";

/** A file on its way. */
export interface Sending {
  kind: "sending";
  /** Undefined until the server knows of it. */
  id?: string | undefined;
  name: string;
  size: number;
  /** Made in the browser: nobody can choose it again. */
  recorded: boolean;
  sent: number;
  how: "moving" | "paused" | "waiting";
  rate?: TransferRate | undefined;
}

/** What a form can have. */
type Given =
  | Sending
  /** Begun before the page was loaded again: whoever has the file can go on with it. */
  | { kind: "interrupted"; kept: KeptUpload; sent?: number | undefined }
  | { kind: "whole"; kept: KeptUpload };

/** How the video or audio of the form stands. */
export type Media = { kind: "none"; refusal?: string } | Given | { kind: "removed"; before: Given };

/** How long something removed can be put back, in milliseconds. */
export const undoTime = 15_000;

type Send = typeof resumableUpload;

/** The video or audio of the application form, wherever its field is drawn. */
export interface MediaDesk {
  read(): Media;
  subscribe(told: () => void): () => void;
  /** The field is on the page. @returns takes it off again */
  mount(): () => void;
  choose(file: File, from?: "recorder"): void;
  /** Gives what sends files, which is fetched when there is one. */
  attach(send: Send): void;
  pause(): void;
  resume(): void;
  /** Takes out what there is, and what is said of a file that was refused. @returns puts it back */
  remove(): () => void;
  undo(): void;
  /** Lets go of what was interrupted. */
  drop(): void;
}

/** One desk for as long as the document lives: who looks at another page and comes back finds it as it was. */
export function mediaDesk(): MediaDesk {
  let media: Media = { kind: "none" };
  const listeners = new Set<() => void>();
  let send: Send | undefined;
  let file: File | undefined;
  let upload: RunningUpload | undefined;
  let measured = transferRate(0);
  let undoUntil: ReturnType<typeof setTimeout> | undefined;
  let restored = false;

  function set(next: Media): void {
    media = next;
    for (const told of listeners) told();
  }

  function change(changed: Partial<Sending>): void {
    if (media.kind === "sending") set({ ...media, ...changed });
  }

  const keptOf = ({ name, size, recorded }: Sending, id: string, whole: boolean): KeptUpload => ({
    id,
    name,
    size,
    whole,
    recorded,
  });

  function refuse(refusal?: string): void {
    if (media.kind === "sending" && media.id) forgetBegun(media.id);
    [upload, file] = [undefined, undefined];
    forget();
    set(refusal ? { kind: "none", refusal } : { kind: "none" });
  }

  /** Sends the chosen file, once there is what sends it. */
  async function begin(): Promise<void> {
    const chosen = file;
    if (!send || !chosen || upload || media.kind !== "sending") return;
    const mark = await fileMark(chosen).catch(() => null);
    // Removed while it was read, or paused.
    if (file !== chosen || upload || media.kind !== "sending") return;
    if (mark === null) return refuse(mediaRefusals.unreadable);
    const own = () => file === chosen && media.kind === "sending";
    upload = send(
      chosen,
      {
        onBegun(id) {
          keepBegun(mark, id);
          if (media.kind !== "sending" || !own()) return;
          keep(keptOf(media, id, false));
          change({ id });
        },
        onProgress(sent) {
          if (own()) change({ sent, how: "moving", rate: measured.at(Date.now(), sent) });
        },
        onWaiting() {
          if (own()) go("waiting");
        },
        onDone(id) {
          if (media.kind !== "sending" || !own()) return;
          const kept = keptOf(media, id, true);
          [upload, file] = [undefined, undefined];
          keep(kept);
          set({ kind: "whole", kept });
        },
        onRefused(words) {
          if (own()) refuse(words);
        },
      },
      { name: media.name, known: begunAs(mark) },
    );
    if (media.how === "paused") upload.pause();
  }

  /** How it goes now; the speed is told anew. */
  function go(how: Sending["how"]): void {
    if (media.kind === "sending") measured = transferRate(media.size);
    change({ how, rate: undefined });
  }

  function goOn(): void {
    if (media.kind !== "sending") return;
    go("moving");
    if (upload) upload.resume();
    else void begin();
  }

  /** What was removed is gone for good. */
  function settleRemoval(): void {
    clearTimeout(undoUntil);
    if (media.kind !== "removed") return;
    const { before } = media;
    const id = before.kind === "sending" ? before.id : before.kept.id;
    if (id) {
      takeBack(id);
      forgetBegun(id);
    }
    [upload, file] = [undefined, undefined];
    set({ kind: "none" });
  }

  function undo(): void {
    clearTimeout(undoUntil);
    if (media.kind !== "removed") return;
    const { before } = media;
    set(before);
    if (before.kind !== "sending") keep(before.kept);
    else if (before.id) keep(keptOf(before, before.id, false));
    if (before.kind === "sending" && before.how !== "paused") goOn();
  }

  /** Asks the server whether it still has what was sent: it may be too old, or an application has it. */
  async function verify(kept: KeptUpload): Promise<void> {
    const sent = await askUpload(kept.id);
    if ((media.kind !== "whole" && media.kind !== "interrupted") || media.kept.id !== kept.id) return;
    if (sent === null) {
      forgetBegun(kept.id);
      refuse();
    } else if (sent === kept.size && media.kind === "interrupted") {
      const whole = { ...kept, whole: true };
      keep(whole);
      set({ kind: "whole", kept: whole });
    } else if (media.kind === "interrupted") set({ ...media, sent });
  }

  function restore(): void {
    const kept = restored || media.kind !== "none" ? null : readKept();
    restored = true;
    if (kept) set({ kind: kept.whole ? "whole" : "interrupted", kept });
    if (media.kind === "whole" || media.kind === "interrupted") void verify(media.kept);
  }

  return {
    read: () => media,
    subscribe(told) {
      listeners.add(told);
      return () => listeners.delete(told);
    },
    mount() {
      restore();
      const left = media.kind === "sending" && media.how !== "paused";
      if (left) goOn();
      const online = () => {
        if (media.kind === "sending" && media.how === "waiting") goOn();
      };
      const unload = (event: BeforeUnloadEvent) => {
        if (media.kind === "sending" && media.recorded) event.preventDefault();
      };
      window.addEventListener("online", online);
      window.addEventListener("pagehide", settleRemoval);
      window.addEventListener("beforeunload", unload);
      return () => {
        window.removeEventListener("online", online);
        window.removeEventListener("pagehide", settleRemoval);
        window.removeEventListener("beforeunload", unload);
        settleRemoval();
        // Elsewhere on the site nothing is sent: it may cost its sender money that they do not see.
        upload?.pause();
      };
    },
    choose(chosen, from) {
      settleRemoval();
      const look = firstLook(chosen);
      if (look === "too-large") {
        // Said in the field too, in the place of what was wrong with the file before.
        if (media.kind === "none") set({ kind: "none", refusal: mediaRefusals.size });
        return window.alert(mediaRefusals.size);
      }
      if (look !== "fine") return set({ kind: "none", refusal: look });
      file = chosen;
      measured = transferRate(chosen.size);
      const { name, size } = chosen;
      set({ kind: "sending", name, size, recorded: from === "recorder", sent: 0, how: "moving" });
      void begin();
    },
    attach(given) {
      send = given;
      void begin();
    },
    pause() {
      upload?.pause();
      go("paused");
    },
    resume: goOn,
    remove() {
      settleRemoval();
      if (media.kind === "none" || media.kind === "removed") {
        refuse();
        return () => {};
      }
      upload?.pause();
      forget();
      const removed: Media = { kind: "removed", before: media };
      set(removed);
      undoUntil = setTimeout(settleRemoval, undoTime);
      return () => {
        if (media === removed) undo();
        else if (media.kind === "none") refuse(mediaRefusals.notThere);
      };
    },
    undo,
    drop() {
      if (media.kind !== "interrupted") return;
      takeBack(media.kept.id);
      forgetBegun(media.kept.id);
      refuse();
    },
  };
}
