/** Whether a conditional request already has what `etag` names. */
export const isKnownEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
