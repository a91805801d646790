/** The parts of a version. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly preview: string;
}

export function parseVersion(version: string): Version {
  const [, major, minor, patch, preview = ''] = /^(\d+)\.(\d+)\.(\d+)(-[^+]*)?/.exec(version) ?? [];
  // NaN makes an invalid version unequal to every version.
  const part = (text: string | undefined): number => (text === undefined ? Number.NaN : Number(text));
  return { major: part(major), minor: part(minor), patch: part(patch), preview };
}

/** Whether `provided` is within `^required`, by the rules of semantic versioning. */
export function satisfies(provided: string, required: string): boolean {
  const [actual, minimum] = [parseVersion(provided), parseVersion(required)];
  // A pre-release matches only itself.
  if (actual.preview !== '' || minimum.preview !== '') return provided === required;
  if (actual.major !== minimum.major) return false;
  if (minimum.major > 0)
    return actual.minor > minimum.minor || (actual.minor === minimum.minor && actual.patch >= minimum.patch);
  if (minimum.minor > 0) return actual.minor === minimum.minor && actual.patch >= minimum.patch;
  return actual.minor === 0 && actual.patch === minimum.patch;
}
