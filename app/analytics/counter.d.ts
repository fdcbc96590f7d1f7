interface Document {
  /** What the visitor counter remembers of this visit, for leads; "none" for visitors who are not counted. */
  counts?: () => string;
  /** Tells the visitor counter that the page is another one now. */
  seen?: () => void;
}
