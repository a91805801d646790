import { AppError } from '@cred/service-kit';
import { buckets, RateLimiter } from './rate-limits';

const narrow = { ...buckets, read: { account: { max: 2, seconds: 60 }, address: { max: 1, seconds: 10 } } };

function errorOf(work: () => void): AppError | null {
  try {
    work();
    return null;
  } catch (failure) {
    if (failure instanceof AppError) return failure;
    throw failure;
  }
}

describe('RateLimiter', () => {
  let now: number;
  let rates: RateLimiter;
  beforeEach(() => {
    now = 0;
    rates = new RateLimiter(narrow, () => new Date(now));
  });
  const take = (key = 'ana') => errorOf(() => rates.take('read', 'account', key));

  it('rejects requests above the limit with the remaining seconds', () => {
    expect([take(), take()]).toEqual([null, null]);
    now = 20_500;
    expect(take()).toMatchObject({ statusCode: 429, retryAfter: 40 });
    now = 60_000;
    expect(take()).toBeNull();
  });

  it('counts each key, scope and bucket separately', () => {
    take();
    take();
    expect(take('bia')).toBeNull();
    expect(errorOf(() => rates.take('read', 'address', 'ana'))).toBeNull();
    expect(errorOf(() => rates.take('poll', 'account', 'ana'))).toBeNull();
  });

  it('gives one count back', () => {
    take();
    take();
    rates.giveBack('read', 'account', 'ana');
    expect(take()).toBeNull();
    expect(take()).not.toBeNull();
  });
});

describe('buckets', () => {
  it('allow 5 tabs to poll a chat every 2 seconds', () => {
    expect(buckets.poll.account.max / buckets.poll.account.seconds).toBeGreaterThan(5 / 2);
  });
});
