import type { AreaName } from '@cred/platform';

/** An area of which no build can be loaded. Told apart by `name`. */
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
