export interface MutedWordTable {
  /** Sorts by the time of the entry. */
  id: string;
  user_id: string;
  kind: 'word' | 'topic';
  /** As the member wrote it; a topic without its sign. */
  word: string;
  /** In the form in which words or topics are compared. */
  folded: string;
  /** The words that must stand together, as the text of a `tsquery`; null for a topic. */
  query: string | null;
}

/** Muted words and topics. */
export interface MutedWordsSchema {
  muted_words: MutedWordTable;
}
