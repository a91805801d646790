import { mkdir, statfs } from 'node:fs/promises';
import type { Settings } from '@cred/deployment/settings';
import { errors, type Pace, siteOf, UPLOAD_PACE } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address';
import type { Clock } from './clock';
import { createdAt } from './ids';
import type { RateLimiter } from './rate-limits';
import { viewerOf } from './viewer';

/** The limits of all uploads of this process together. */
export interface UploadLimits {
  /** Uploads of all accounts in flight; a further one gets 503. */
  readonly maxInFlight: number;
  /** Bytes of the disk that uploads leave free for everything else. */
  readonly minFreeDiskBytes: number;
  /** Bytes reserved for each upload in flight: the largest file twice, as received and as stored, with a margin. */
  readonly reservedBytes: number;
  /** The minimum pace of each upload (SRV-38). */
  readonly pace: Pace;
}

const MB = 1024 * 1024;

export const defaultUploadLimits: UploadLimits = {
  maxInFlight: 40,
  minFreeDiskBytes: 1024 * MB,
  reservedBytes: 256 * MB,
  pace: UPLOAD_PACE,
};

/** Uploads of one account in flight, so that one member cannot fill the disk or the machine. */
const MAX_PER_ACCOUNT = 3;
/** An account counts as unknown for this long, so that new accounts do not raise the limits of their owner. */
const UNKNOWN_MS = 7 * 24 * 60 * 60_000;
const RETRY_AFTER_SECONDS = 10;

interface TrackerDeps {
  readonly limits: UploadLimits;
  readonly settings: Pick<Settings, 'CRED_DATA'>;
  readonly rates: RateLimiter;
  readonly clock: Clock;
}

/** The account and the network that an upload counts for. */
export interface Uploader {
  readonly account: string | undefined;
  /** The client's network: an IPv4 address, or the /48 of IPv6. */
  readonly site: string;
  /** Whether there is no session, or the account is new. */
  readonly isUnknown: boolean;
}

/** The uploads in flight by key; only keys in use are stored. */
class UploadCounts {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}

/** Counts the uploads of this process against the limits of accounts, networks, process and disk (SRV-5, SRV-40). */
export class UploadTracker {
  private readonly inFlight = new UploadCounts();
  private count = 0;
  /** Every request that may carry files, even before its first file. */
  private readonly open = new Set<Upload>();
  private readonly waiting = new Set<() => void>();

  constructor(private readonly deps: TrackerDeps) {}

  /** Tracks a request that may carry files. The caller ends the upload. */
  begin(request: FastifyRequest): Upload {
    const upload = new Upload(this, request);
    this.open.add(upload);
    return upload;
  }

  /** Resolves when no upload is open, so that every request has removed its temporary files. */
  async waitUntilIdle(): Promise<void> {
    if (this.open.size > 0) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  /**
   * Counts one file of an account, or of an address: unknown clients separately, so that they use up no limit of the
   * members of their network.
   * @throws AppError 429
   */
  takeRate(scope: 'address' | 'account', key: string, isUnknown: boolean): void {
    this.deps.rates.take(isUnknown ? 'unknownClientUpload' : 'upload', scope, key);
  }

  get pace(): Pace {
    return this.deps.limits.pace;
  }

  /**
   * Counts an upload as in flight (SRV-40).
   * @throws AppError 429 when the account or its network has reached its share, 503 when the process has reached its limit
   */
  acquire(uploader: Uploader): void {
    const { account } = uploader;
    if (account !== undefined && this.inFlight.of(`account:${account}`) >= MAX_PER_ACCOUNT)
      throw errors.tooManyRequests(RETRY_AFTER_SECONDS, 'Please wait until your other uploads are done');
    if (this.count >= this.deps.limits.maxInFlight) throw errors.overloaded(RETRY_AFTER_SECONDS);
    for (const { key, max } of this.sharesOf(uploader)) {
      if (this.inFlight.of(key) >= max)
        throw errors.tooManyRequests(RETRY_AFTER_SECONDS, 'Too many uploads at once, please try again in a moment');
    }
    this.change(uploader, 1);
  }

  release(uploader: Uploader): void {
    this.change(uploader, -1);
  }

  private change(uploader: Uploader, by: 1 | -1): void {
    this.count += by;
    if (uploader.account !== undefined) this.inFlight.add(`account:${uploader.account}`, by);
    for (const { key } of this.sharesOf(uploader)) this.inFlight.add(key, by);
  }

  /**
   * The shares that an upload counts for: a quarter of `maxInFlight` for all unknown clients, half of that for those of one
   * network, and half of `maxInFlight` for the known members of one network. Unknown clients count in no share of known
   * members. No share is smaller than that of an account.
   */
  private sharesOf({ site, isUnknown }: Uploader): { readonly key: string; readonly max: number }[] {
    const share = (part: number): number => Math.max(MAX_PER_ACCOUNT, Math.floor(this.deps.limits.maxInFlight * part));
    if (!isUnknown) return [{ key: `members of:${site}`, max: share(1 / 2) }];
    return [
      { key: 'unknown clients', max: share(1 / 4) },
      { key: `unknown clients of:${site}`, max: share(1 / 8) },
    ];
  }

  /** Whether an account was created so recently that its uploads count as those of an unknown client. */
  isNew(account: string): boolean {
    return this.deps.clock().getTime() - createdAt(account).getTime() < UNKNOWN_MS;
  }

  /** An absolute limit, since a percentage is far too much of a large disk and too little of a small one. */
  async requireDisk(log: FastifyRequest['log']): Promise<void> {
    const { limits, settings } = this.deps;
    await mkdir(settings.CRED_DATA, { recursive: true });
    const { bavail, bsize } = await statfs(settings.CRED_DATA);
    if (bavail * bsize >= limits.minFreeDiskBytes + this.count * limits.reservedBytes) return;
    log.error(
      { freeMb: Math.floor((bavail * bsize) / MB), uploads: this.count },
      'uploads are rejected: the disk is nearly full',
    );
    throw errors.insufficientStorage();
  }

  close(upload: Upload): void {
    this.open.delete(upload);
    if (this.open.size > 0) return;
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

/**
 * One request's files. It counts as an upload from its first file on: a request with text only has the limits of any
 * other write.
 */
export class Upload {
  private readonly uploader: Uploader;
  private isCounted = false;

  constructor(
    private readonly tracker: UploadTracker,
    private readonly request: FastifyRequest,
  ) {
    const account = viewerOf(request)?.id;
    this.uploader = {
      account,
      site: siteOf(clientAddress(request)),
      isUnknown: account === undefined || tracker.isNew(account),
    };
  }

  get pace(): Pace {
    return this.tracker.pace;
  }

  /**
   * Counts one file, before its bytes are read.
   * @throws AppError 429 for the shares and rates; 503 when too many are in flight, or the disk is nearly full
   */
  async count(): Promise<void> {
    const { account, isUnknown } = this.uploader;
    this.tracker.takeRate('address', clientAddress(this.request), isUnknown);
    if (!this.isCounted) {
      this.tracker.acquire(this.uploader);
      this.isCounted = true;
    }
    if (account !== undefined) this.tracker.takeRate('account', account, isUnknown);
    await this.tracker.requireDisk(this.request.log);
  }

  /** Ends the upload when the request is handled; idempotent. */
  end(): void {
    if (this.isCounted) this.tracker.release(this.uploader);
    this.isCounted = false;
    this.tracker.close(this);
  }
}
