/** Server messages for an upload that is refused or does not exist. */
export const mediaRefusals = {
  size: "File size must be less than 100MB",
  name: "This file's name is too long. Please give it a shorter one and choose it again.",
  empty: "This file is empty. Please choose another one.",
  length: "The size of the file must be sent before the file.",
  type: "This is not a video or audio that we can play. Please choose an MP4, MOV, WebM or 3GP video, or an MP3, M4A, AAC, OGG, WAV or FLAC recording.",
  network:
    "Many recordings are on their way from your network, which you may share with others. Please try again in an hour, or apply without a recording.",
  full: "There is no room for more recordings at the moment. Please try again later, or apply without a recording.",
  gone: "This upload is no longer here. Please choose the file again.",
  over: "We received more than the size of the file. Please choose the file again.",
  shortPiece: "The first piece of a file must hold its first 4,100 bytes.",
  offset: "This piece does not follow the one before. Please go on from where the upload is.",
  cut: "The file did not arrive complete. Please choose it again.",
  busy: "This upload is still busy with its last piece. Please try again.",
  unreadable: "Your device no longer lets us read this file. Please choose it again.",
  failed: "The file could not be sent. Please choose it again.",
  threat: "The virus scanner found something in this recording, so it cannot be opened.",
  notScanned:
    "This recording could not be checked for viruses yet, so it cannot be opened. Please try again in a few minutes.",
  notStored: "This recording is no longer here.",
  notThere: "Your video or audio is no longer here. Please choose it again, or apply without it.",
} as const;

/** The field of the video or audio. */
export const mediaField = {
  label: "Video or audio",
  hint: "Tell us in one to three minutes who you are and why you want to join. Your phone's camera or voice recorder is good enough.",
  most: "Maximum 100MB",
  withoutScript:
    "Sending a video or audio needs JavaScript. You can apply without one and send it to us on WhatsApp.",
  chooseLabel: "Choose a file",
  videoLabel: "Record a video",
  voiceLabel: "Record your voice",
  size: (megabytes: string) => `${megabytes} MB`,
  progress: (percent: number, sent: string, all: string) => `${percent}% · ${sent} of ${all} MB`,
  progressName: (name: string) => `How much of ${name} is sent`,
  paused: "Paused.",
  waiting:
    "There is no connection. The upload goes on by itself when the connection is back; nothing is lost.",
  meanwhile:
    "You can fill in the form meanwhile. If this page closes or loads again, choose the same file and the upload goes on from where it was.",
  recordedMeanwhile:
    "You can fill in the form meanwhile. Please keep this page open until your recording has been uploaded.",
  pauseLabel: "Pause",
  resumeLabel: "Resume",
  tryLabel: "Try now",
  removeLabel: "Remove",
  whole: "We have the file, and it goes with your application.",
  removed: (name: string) => `${name} is removed.`,
  undoLabel: "Undo",
  interrupted: (name: string) => `${name} was still uploading when this page closed or loaded again.`,
  interruptedPart: (percent: number) =>
    `We have ${percent}% of it. Choose the same file and the upload goes on from there.`,
  interruptedUnknown: "Choose the same file and the upload goes on from where it was.",
  recordingLost:
    "Your recording had not been fully sent when this page closed or loaded again. Please record it once more.",
  forgetLabel: "Do not send it",
  notLoaded: "This part of the page did not load. Please check your connection.",
  againLabel: "Try again",
  said: {
    begun: (name: string) => `Sending ${name}.`,
    whole: (name: string) => `We have ${name}.`,
  },
} as const;

/** Upload speed and remaining time. */
export const transferWords = {
  speed: (bytesPerSecond: number) =>
    bytesPerSecond < 1024 * 1024
      ? `${Math.max(1, Math.round(bytesPerSecond / 1024))} KB/s`
      : `${(bytesPerSecond / 1024 / 1024).toFixed(1)} MB/s`,
  left: (seconds: number) => {
    if (seconds < 50) return "less than a minute left";
    const minutes = Math.max(1, Math.round(seconds / 60));
    if (minutes < 60) return minutes === 1 ? "about a minute left" : `about ${minutes} minutes left`;
    const hours = Math.round(minutes / 60);
    return hours === 1 ? "about an hour left" : `about ${hours} hours left`;
  },
} as const;

/** Recording in the browser. */
export const recorderTexts = {
  video: {
    heading: "Record a video",
    text: "Three minutes at most, about 10 MB. Your camera and microphone are on only until you stop.",
    asking: "Your browser asks whether it may use your camera and microphone. Please allow it.",
    ready: "This is what your camera sees. Nothing is recorded yet.",
    refused:
      "This site may not use your camera or microphone yet. Allow both in your browser's settings for this page and try again, or choose a file instead.",
    missing: "No camera or microphone was found. You can choose a file instead.",
    again: "Watch it before you send it.",
  },
  voice: {
    heading: "Record your voice",
    text: "Three minutes at most, less than 1 MB. Your microphone is on only until you stop.",
    asking: "Your browser asks whether it may use your microphone. Please allow it.",
    ready: "Your microphone is on. Nothing is recorded yet.",
    refused:
      "This site may not use your microphone yet. Allow it in your browser's settings for this page and try again, or choose a file instead.",
    missing: "No microphone was found. You can choose a file instead.",
    again: "Listen to it before you send it.",
  },
  busy: "Another app is using your camera or microphone. Close that app and try again.",
  unsupported:
    "This browser cannot record here. Open this page in Chrome, Firefox or Safari, or record with your phone's own app and choose the file.",
  failed: "The recording did not work. Please try again, or choose a file instead.",
  startLabel: "Start recording",
  stopLabel: "Stop",
  recording: "Recording",
  timer: (now: string, most: string) => `${now} of ${most}`,
  useLabel: "Use this recording",
  againLabel: "Record again",
  cancelLabel: "Cancel",
  tryLabel: "Try again",
  notYet: "It is part of your application only after you press 'Use this recording'.",
  fileName: "my recording",
  preview: "Your recording",
  live: "Your camera's picture",
} as const;
