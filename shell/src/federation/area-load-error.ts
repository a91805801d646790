import type { AreaName } from '@cred/platform';

/** No build of an area could be loaded. Recognised by `name`. */
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
