/** Whether an `If-None-Match` header contains an etag. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
