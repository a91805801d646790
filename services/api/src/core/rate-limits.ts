import { NetworkRates, networksOf, type Rate, RateWindows } from '@cred/service-kit';
import type { Clock } from './clock';

/** Limits per signed-in member, and per IPv4 address or /64 of IPv6; larger groups of IPv6 have wider limits. */
export interface Bucket {
  readonly account: Rate;
  readonly address: Rate;
}

const perMinute = (max: number): Rate => ({ max, seconds: 60 });
const perHalfHour = (max: number): Rate => ({ max, seconds: 1_800 });

/**
 * The buckets (SRV-5). A hospital shares one address, so the address limits are wide. The chat poll of 5 tabs takes 150
 * a minute; it has a separate bucket, so that it cannot starve other calls.
 */
export const buckets = {
  read: { account: perMinute(600), address: perMinute(12_000) },
  write: { account: perMinute(120), address: perMinute(2_400) },
  poll: { account: perMinute(300), address: perMinute(12_000) },
  /** Connections of the event stream; a broken one reconnects after about a second. */
  live: { account: perMinute(60), address: perMinute(6_000) },
  /** Sent every 3 seconds while the member types, from several tabs. */
  typing: { account: perMinute(120), address: perMinute(6_000) },
  /** Each reads a whole chat. */
  search: { account: perMinute(60), address: perMinute(2_400) },
  /** Each may take 0.1 s of the database with a million posts; one who types sends one after every pause of 0.3 s. */
  postSearch: { account: perMinute(120), address: perMinute(2_400) },
  /** Each may read the references of all bookmarks. */
  referenceFile: { account: perHalfHour(60), address: perHalfHour(1_200) },
  upload: { account: perHalfHour(30), address: perHalfHour(600) },
  /** Those of unknown clients, so that they use up no limit of the members of their network (SRV-40). */
  unknownClientUpload: { account: perHalfHour(30), address: perHalfHour(150) },
  /**
   * Requests that a page of another website makes the browsers of an address send. They count here only, so that no
   * website can use up the limits of an address that many share.
   */
  refused: { account: perMinute(60), address: perMinute(60) },
  /** Each takes a reviewer's time. */
  report: { account: { max: 20, seconds: 3_600 }, address: { max: 600, seconds: 3_600 } },
  /** Each computes a password hash. */
  signUp: { account: perMinute(30), address: perMinute(60) },
  /** Counts failures only; successes are given back. For browsers that the account does not know (SRV-5). */
  failedLogin: { account: perMinute(10), address: perMinute(100) },
  /** Failures with a solved puzzle, when `failedLogin` is used up. */
  loginWithPuzzle: { account: perMinute(40), address: perMinute(100) },
  /** Failures of one browser in which the account was signed in before; only `account` counts, per device. */
  deviceLogin: { account: perMinute(10), address: perMinute(100) },
  /** Wrong passwords of a signed-in member; only `account` counts. */
  confirmPassword: { account: perMinute(10), address: perMinute(100) },
  /** Wrong codes of authenticator apps, after the right password: a guesser has a chance of 0.15% a day. */
  secondFactor: { account: { max: 20, seconds: 3_600 }, address: perMinute(100) },
  /** The same of one member and network together, so that one network does not use up the limit of the others; and of one
   * browser in which the member was signed in before, which counts for neither. */
  secondFactorOfNetwork: { account: { max: 5, seconds: 900 }, address: perMinute(100) },
  /** Challenges and logins with passkeys: each verifies a signature. */
  passkey: { account: perMinute(30), address: perMinute(120) },
  /** Each may send a mail. `account`: for a browser in which that member was signed in before. */
  recovery: { account: perHalfHour(5), address: perHalfHour(5) },
  /** Requests with a solved puzzle, when `recovery` is used up: counted, since they make the next puzzle harder. */
  recoveryWithPuzzle: { account: perHalfHour(Infinity), address: perHalfHour(Infinity) },
  /** Attempts with a code and new passwords: of one recovery (`account`), and with invented handles. */
  recoveryCode: { account: perHalfHour(30), address: perHalfHour(30) },
  /** Each mails an address that may belong to someone else, so few are allowed. */
  newAddress: { account: { max: 5, seconds: 86_400 }, address: { max: 200, seconds: 86_400 } },
  /** Each reads all data of a member. */
  export: { account: { max: 3, seconds: 3_600 }, address: { max: 60, seconds: 3_600 } },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;
export type Buckets = Readonly<Record<BucketName, Bucket>>;

/** The sender of a request, before its session is known. */
interface Client {
  readonly address: string;
  /** The account that was signed in before in the browser, if it is not new. */
  readonly browserAccount: string | null;
}

/** Counts calls of members and addresses by bucket. */
export class RateLimiter {
  private readonly windows: RateWindows;
  private readonly networks: NetworkRates;

  constructor(
    readonly buckets: Buckets,
    clock: Clock,
  ) {
    this.windows = new RateWindows(() => clock().getTime());
    this.networks = new NetworkRates(this.windows);
  }

  /**
   * Counts one call.
   * @param key the member, or the address, which counts for each of its networks (SRV-36)
   * @throws AppError 429 with the seconds to wait
   */
  take(bucket: BucketName, scope: keyof Bucket, key: string): void {
    const rate = this.buckets[bucket][scope];
    if (scope === 'address') this.networks.take(kindOf(bucket, scope), key, rate);
    else this.windows.take(`${kindOf(bucket, scope)}:${key}`, rate);
  }

  /**
   * Counts one call for the address of its client. The browsers of members have a separate limit by address, so that
   * unknown clients in a network that many share, such as a hospital's, cannot use up that of its members (SRV-59). They count
   * there up to the limit of their account: the cookie that makes a browser known is enough to be counted there, and what
   * one account sends above its limit counts as an unknown client's.
   * @throws AppError 429 with the seconds to wait
   */
  takeOfClient(bucket: BucketName, { address, browserAccount }: Client): void {
    const { account, address: rate } = this.buckets[bucket];
    const isKnown = browserAccount !== null && this.windows.allows(`${bucket}:browsers of:${browserAccount}`, account);
    this.networks.take(isKnown ? `${bucket}:known browsers` : kindOf(bucket, 'address'), address, rate);
  }

  /**
   * The number of counted calls in the current window. Of an address: the largest of its networks, divided by the factor
   * of that network's limit, so that the many small networks of one customer do not begin at 0 each.
   */
  count(bucket: BucketName, scope: keyof Bucket, key: string): number {
    const kind = kindOf(bucket, scope);
    return scope === 'account'
      ? this.windows.count(`${kind}:${key}`)
      : Math.max(
          ...networksOf(key).map(({ network, factor }) =>
            Math.floor(this.windows.count(`${kind}:${network}`) / factor),
          ),
        );
  }

  /** Gives one count back. */
  giveBack(bucket: BucketName, scope: keyof Bucket, key: string): void {
    if (scope === 'address') this.networks.giveBack(kindOf(bucket, scope), key);
    else this.windows.giveBack(`${kindOf(bucket, scope)}:${key}`);
  }
}

const kindOf = (bucket: BucketName, scope: keyof Bucket): string => `${bucket}:${scope}`;
