import { NetworkRates, type Rate, RateWindows } from '@cred/service-kit';

/** Of one network, or of one known browser. */
const SOURCE_RATE: Rate = { max: 5, seconds: 900 };
/** Six-digit codes of all new browsers together: with three valid codes at a time, an hour of guesses finds one in 16,700. */
const TOKEN_RATE: Rate = { max: 20, seconds: 3_600 };

/** Where a code was entered. */
export interface CodeSource {
  readonly address: string;
  /** The id of a browser that has passed this token's second factor before; null: a new browser. */
  readonly device: string | null;
}

/**
 * Limits wrong codes (FED-12). Only a client with a valid token gets here. Someone who has learned a token uses up the
 * tries of a network and of new browsers, never those of the owner's browsers; and a recovery code, which cannot be
 * guessed, counts per network only. Each process counts separately.
 */
export class CodeTries {
  private readonly windows = new RateWindows();
  private readonly networks = new NetworkRates(this.windows);

  /**
   * Counts a try before its comparison, so that parallel tries count too.
   * @param guessable whether the code has only six digits
   * @returns a function that gives the count back after an accepted code
   * @throws AppError 429 with the seconds to wait
   */
  take(token: string, { address, device }: CodeSource, guessable: boolean): () => void {
    if (device !== null) {
      const key = `device:${token} ${device}`;
      this.windows.take(key, SOURCE_RATE);
      return () => this.windows.giveBack(key);
    }
    const kind = `network:${token}`;
    this.networks.take(kind, address, SOURCE_RATE);
    const ofToken = `token:${token}`;
    try {
      if (guessable) this.windows.take(ofToken, TOKEN_RATE);
    } catch (failure) {
      // A refused try is not a try of its network: a recovery code can still be entered there.
      this.networks.giveBack(kind, address);
      throw failure;
    }
    return () => {
      this.networks.giveBack(kind, address);
      if (guessable) this.windows.giveBack(ofToken);
    };
  }
}
