import type { AreaName } from '@cred/platform';

/** No build of an area could be loaded. `isAreaLoadError` checks the `name` property. */
export class AreaLoadError extends Error {
  override readonly name = 'AreaLoadError';
  constructor(
    readonly area: AreaName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const isAreaLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'AreaLoadError';
