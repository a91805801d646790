import { mkdir, statfs } from 'node:fs/promises';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
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
}

const MB = 1024 * 1024;

export const defaultUploadLimits: UploadLimits = {
  maxInFlight: 40,
  minFreeDiskBytes: 1024 * MB,
  reservedBytes: 256 * MB,
};

/** Uploads of one account in flight, so that one member cannot fill the disk or the machine. */
const MAX_PER_ACCOUNT = 3;
const RETRY_AFTER_SECONDS = 10;
/** A full disk takes longer to recover. */

interface TrackerDeps {
  readonly limits: UploadLimits;
  readonly settings: Pick<Settings, 'CRED_DATA'>;
  readonly rates: RateLimiter;
}

/** Counts the uploads of this process against the limits of accounts, addresses, process and disk (SRV-5). */
export class UploadTracker {
  private readonly countByAccount = new Map<string, number>();
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

  /** @throws AppError 429 */
  takeRate(scope: 'address' | 'account', key: string): void {
    this.deps.rates.take('upload', scope, key);
  }

  /** @throws AppError 429 for the account, 503 for the process */
  acquire(account: string | undefined): void {
    const own = account === undefined ? 0 : (this.countByAccount.get(account) ?? 0);
    if (own >= MAX_PER_ACCOUNT)
      throw errors.tooManyRequests(RETRY_AFTER_SECONDS, 'Please wait until your other uploads are done');
    if (this.count >= this.deps.limits.maxInFlight) throw errors.overloaded(RETRY_AFTER_SECONDS);
    this.count += 1;
    if (account !== undefined) this.countByAccount.set(account, own + 1);
  }

  release(account: string | undefined): void {
    this.count -= 1;
    if (account === undefined) return;
    const left = (this.countByAccount.get(account) ?? 1) - 1;
    if (left > 0) this.countByAccount.set(account, left);
    else this.countByAccount.delete(account);
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
  private readonly account: string | undefined;
  private isCounted = false;

  constructor(
    private readonly tracker: UploadTracker,
    private readonly request: FastifyRequest,
  ) {
    this.account = viewerOf(request)?.id;
  }

  /**
   * Counts one file, before its bytes are read.
   * @throws AppError 429; 503 when too many are in flight, or the disk is nearly full
   */
  async count(): Promise<void> {
    this.tracker.takeRate('address', this.request.ip);
    if (!this.isCounted) {
      this.tracker.acquire(this.account);
      this.isCounted = true;
    }
    if (this.account !== undefined) this.tracker.takeRate('account', this.account);
    await this.tracker.requireDisk(this.request.log);
  }

  /** Ends the upload when the request is handled; idempotent. */
  end(): void {
    if (this.isCounted) this.tracker.release(this.account);
    this.isCounted = false;
    this.tracker.close(this);
  }
}
