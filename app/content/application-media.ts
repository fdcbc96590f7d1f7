/** What the server says of an upload that it does not take, and of one that is not there. */
export const mediaRefusals = {
  size: "File size must be less than 100MB",
  empty: "This file is empty. Please choose another one.",
  length: "The size of the file must be said before it is sent.",
  type: "This is not a video or audio that we can play. Please choose an MP4, MOV, WebM or 3GP video, or an MP3, M4A, AAC, OGG, WAV or FLAC recording.",
  network:
    "Many recordings are on their way from your network, which you may share with others. Please try again in an hour, or apply without a recording.",
  full: "There is no room for more recordings at the moment. Please try again later, or apply without a recording.",
  gone: "This upload is not here any more. Please choose the file again.",
  over: "More was sent than the file is long. Please choose the file again.",
  shortPiece: "The first piece of a file must hold its first 4,100 bytes.",
  offset: "This piece does not follow the one before. Please go on from where the upload is.",
  cut: "The file did not arrive whole. Please choose it again.",
  busy: "This upload is still busy with its last piece. Please try again.",
  unreadable: "Your device does not give us this file any more. Please choose it again.",
  failed: "The file could not be sent. Please choose it again.",
  notThere: "Your video or audio is not here any more. Please choose it again, or apply without it.",
} as const;
