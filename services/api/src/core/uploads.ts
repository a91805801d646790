import { mkdir, statfs } from 'node:fs/promises';
import { errors } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Api } from './api';
import { viewerOf } from './guard';

/** What all uploads together may take of this process and its disk. */
export interface UploadBounds {
  /** Under way at once, of all accounts; one more is answered 503. */
  readonly perProcess: number;
  /** Bytes of the disk that uploads leave free, for everything else on it. */
  readonly keepFree: number;
  /** Bytes that each upload under way may still need: the largest file, as it comes and as it is stored, with room to spare. */
  readonly perUpload: number;
}

const MB = 1024 * 1024;

export const defaultUploads: UploadBounds = { perProcess: 40, keepFree: 1024 * MB, perUpload: 256 * MB };

/** How many uploads of one account may be under way, so that one member cannot fill the disk or the machine. */
const AT_ONCE = 3;
const SECONDS_TO_WAIT = 10;
/** A disk does not empty itself quickly. */
const SECONDS_FOR_DISK = 60;

interface UnderWay {
  readonly byAccount: Map<string, number>;
  all: number;
  /** Calls that are not done with what they received, whether it counts as an upload or not. */
  readonly calls: Set<Upload>;
  readonly waiting: Set<() => void>;
}

const underWay = new WeakMap<Api, UnderWay>();

function underWayOf(api: Api): UnderWay {
  const known = underWay.get(api);
  if (known) return known;
  const made: UnderWay = { byAccount: new Map(), all: 0, calls: new Set(), waiting: new Set() };
  underWay.set(api, made);
  return made;
}

/** Resolves when no upload is under way: also one whose sender is gone removes its file first. */
export async function uploadsEnded(api: Api): Promise<void> {
  const { calls, waiting } = underWayOf(api);
  if (calls.size > 0) await new Promise<void>((resolve) => waiting.add(resolve));
}

/**
 * Counts one form's files against what its sender may upload, over time and at once, and against what all may
 * (SRV-5). Only what carries a file is an upload: a text has the limit of any other write. End it.
 */
export class Upload {
  private readonly account: string | undefined;
  private readonly underWay: UnderWay;
  private holdsPlace = false;

  constructor(
    private readonly api: Api,
    private readonly request: FastifyRequest,
  ) {
    this.account = viewerOf(request)?.id;
    this.underWay = underWayOf(api);
    this.underWay.calls.add(this);
  }

  /** Counts one file, before its bytes are read. @throws AppError 429; 503 when there are too many of all, or the disk is nearly full */
  async count(): Promise<void> {
    this.api.rates.take('upload', 'address', this.request.ip);
    if (!this.holdsPlace) this.takePlace();
    if (this.account !== undefined) this.api.rates.take('upload', 'account', this.account);
    await this.requireDisk();
  }

  /** The form is answered: its place is free. A repeat is harmless. */
  end(): void {
    const { calls, waiting } = this.underWay;
    if (this.holdsPlace) this.leavePlace();
    calls.delete(this);
    if (calls.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  private takePlace(): void {
    const { byAccount, all } = this.underWay;
    const own = this.account === undefined ? 0 : (byAccount.get(this.account) ?? 0);
    if (own >= AT_ONCE) throw errors.tooManyRequests(SECONDS_TO_WAIT, 'Please wait until your other uploads are done');
    if (all >= this.api.uploads.perProcess) throw errors.overloaded(SECONDS_TO_WAIT);
    this.underWay.all += 1;
    if (this.account !== undefined) byAccount.set(this.account, own + 1);
    this.holdsPlace = true;
  }

  private leavePlace(): void {
    this.holdsPlace = false;
    const { byAccount } = this.underWay;
    this.underWay.all -= 1;
    if (this.account === undefined) return;
    const left = (byAccount.get(this.account) ?? 1) - 1;
    if (left > 0) byAccount.set(this.account, left);
    else byAccount.delete(this.account);
  }

  /** No share of the disk: five hundredths of a large one is room for thousands, and of a small one for none. */
  private async requireDisk(): Promise<void> {
    const { uploads, settings } = this.api;
    await mkdir(settings.CRED_DATA, { recursive: true });
    const { bavail, bsize } = await statfs(settings.CRED_DATA);
    if (bavail * bsize >= uploads.keepFree + this.underWay.all * uploads.perUpload) return;
    this.request.log.error(
      { freeMb: Math.floor((bavail * bsize) / MB), uploads: this.underWay.all },
      'uploads are refused: the disk is nearly full',
    );
    throw errors.overloaded(SECONDS_FOR_DISK);
  }
}
