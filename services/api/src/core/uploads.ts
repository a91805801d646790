import { errors } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Api } from './api';
import { viewerOf } from './guard';

/** How many uploads of one account may be under way, so that one member cannot fill the disk or the machine. */
const AT_ONCE = 3;
const SECONDS_TO_WAIT = 10;

const underWay = new WeakMap<Api, Map<string, number>>();

/**
 * Counts one form's files against what its sender may upload, over time and at once (server rule 5). Only
 * what carries a file is an upload: a text has the limit of any other write.
 */
export class Upload {
  readonly #account: string | undefined;
  #holdsPlace = false;

  constructor(
    private readonly api: Api,
    private readonly request: FastifyRequest,
  ) {
    this.#account = viewerOf(request)?.id;
  }

  /** Counts one file, before its bytes are read. @throws AppError 429 */
  count(): void {
    this.api.rates.take('upload', 'address', this.request.ip);
    if (this.#account === undefined) return;
    this.#takePlace(this.#account);
    this.api.rates.take('upload', 'account', this.#account);
  }

  /** The form is answered: its place is free. A repeat is harmless. */
  end(): void {
    const { places } = this;
    if (!this.#holdsPlace || this.#account === undefined) return;
    this.#holdsPlace = false;
    const left = (places.get(this.#account) ?? 1) - 1;
    if (left > 0) places.set(this.#account, left);
    else places.delete(this.#account);
  }

  #takePlace(account: string): void {
    if (this.#holdsPlace) return;
    const { places } = this;
    const taken = places.get(account) ?? 0;
    if (taken >= AT_ONCE) throw errors.tooManyRequests(SECONDS_TO_WAIT, 'Please wait until your other uploads are done');
    places.set(account, taken + 1);
    this.#holdsPlace = true;
  }

  private get places(): Map<string, number> {
    const known = underWay.get(this.api) ?? new Map<string, number>();
    underWay.set(this.api, known);
    return known;
  }
}
