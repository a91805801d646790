import { setTimeout as delay } from 'node:timers/promises';
import { image } from '../chat/image';
import type { Member } from '../product/members';
import { multipart, type Outcome, type Requester, type Sending } from '../product/requester';
import type { Rating, Write, WriteKind } from './ledger';
import { Statuses } from './statuses';

/** 8 post, 8 comment, 8 send messages, 6 rate. */
export const WRITERS = 30;
const [POSTERS, COMMENTERS, MESSENGERS] = [8, 8, 8];
/** The time between two writes of one writer: 100 writes a minute, below the limit of a member. */
const PACE_MS = 600;
/** One in IMAGE_EVERY posts has an image, up to IMAGES_MAX, below the limit of uploads in half an hour. */
const IMAGE_EVERY = 5;
const IMAGES_MAX = 25;
/** The maximum number of repetitions of one write, and the longest wait before each. */
const REPEATS = 20;
const RETRY_AFTER_MAX_MS = 2_000;
const PICTURE = image(0.02);

interface Targets {
  readonly members: readonly Member[];
  /** Posts that are commented on and rated. */
  readonly posts: readonly string[];
  /** The direct chat of each pair of successive members. */
  readonly chats: readonly string[];
}

/**
 * Thirty members who write. A write is repeated after 503 or 507 with `Retry-After`, which report that nothing was
 * saved. A message is also repeated when its outcome is unknown, with the same `clientId`, and so is a rating, which
 * sets a value. Nothing else is repeated.
 */
export class Writers {
  readonly writes: Write[] = [];
  readonly ratings = new Map<string, Rating[]>();
  readonly statuses = new Statuses();
  private running: Promise<void>[] = [];
  private isStopping = false;
  private count = 0;
  /** How many images each member has posted. */
  private readonly images = new Map<string, number>();

  constructor(
    private readonly api: Requester,
    private readonly targets: Targets,
  ) {}

  start(): void {
    this.isStopping = false;
    this.running = this.targets.members.slice(0, WRITERS).map((member, index) => this.run(member, index));
  }

  /** Resolves when every writer has the outcome of its last write. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running);
  }

  private async run(member: Member, index: number): Promise<void> {
    await delay((index * PACE_MS) / WRITERS);
    for (let round = 0; !this.isStopping; round += 1) {
      await this.writeOne(member, index, round);
      await delay(PACE_MS);
    }
  }

  private writeOne(member: Member, index: number, round: number): Promise<void> {
    if (index < POSTERS) return this.post(member, round);
    if (index < POSTERS + COMMENTERS) return this.comment(member, round);
    if (index < POSTERS + COMMENTERS + MESSENGERS) return this.message(member, index);
    return this.rate(member, round);
  }

  private post(member: Member, round: number): Promise<void> {
    const write = this.begin('post');
    const images = this.images.get(member.id) ?? 0;
    const withImage = round % IMAGE_EVERY === 0 && images < IMAGES_MAX;
    if (withImage) this.images.set(member.id, images + 1);
    const file = withImage ? { field: 'img', type: 'image/png', bytes: PICTURE } : undefined;
    const form = multipart({ userId: member.id, text: write.key, audience: '["general"]' }, file);
    return this.attempt(write, member, { method: 'POST', path: '/api/post', form });
  }

  private comment(member: Member, round: number): Promise<void> {
    const write = this.begin('comment');
    const json = { postId: this.pick(this.targets.posts, round), userId: member.id, text: write.key };
    return this.attempt(write, member, { method: 'POST', path: '/api/post/comment', json });
  }

  private message(member: Member, index: number): Promise<void> {
    const write = this.begin('message');
    const json = {
      chatId: this.pick(this.targets.chats, Math.floor(index / 2)),
      text: 'A message',
      clientId: write.key,
    };
    return this.attempt(write, member, { method: 'POST', path: '/api/chat/messages', json });
  }

  private rate(member: Member, round: number): Promise<void> {
    const postId = this.pick(this.targets.posts, round);
    const key = `${postId} ${member.id}`;
    const rating = { value: 1 + (this.count % 5), acknowledged: false };
    this.count += 1;
    this.ratings.set(key, [...(this.ratings.get(key) ?? []), rating]);
    const json = { postId, userId: member.id, value: rating.value };
    return this.attempt(rating, member, { method: 'PATCH', path: '/api/post/rating', json });
  }

  private begin(kind: WriteKind): Write {
    this.count += 1;
    const write = {
      kind,
      key: `bench-${kind}-${process.pid}-${String(this.count).padStart(7, '0')}`,
      acknowledged: false,
    };
    this.writes.push(write);
    return write;
  }

  private async attempt(write: Rating | Write, { cookie, address }: Member, sending: Sending): Promise<void> {
    for (let attempt = 0; attempt <= REPEATS; attempt += 1) {
      const outcome = await this.api.send({ ...sending, cookie, address });
      this.statuses.count(outcome);
      if (outcome.status >= 200 && outcome.status < 300) {
        write.acknowledged = true;
        return;
      }
      const isHarmless = !('kind' in write) || write.kind === 'message';
      const isTransient = outcome.status === 0 || outcome.status >= 500;
      if (!(isHarmless && isTransient) && !saysUnsaved(outcome)) return;
      if (this.isStopping && outcome.status !== 503 && outcome.status !== 507 && attempt > 2) return;
      await delay(retryAfterMs(outcome));
    }
  }

  private pick(list: readonly string[], index: number): string {
    return list[index % list.length] ?? '';
  }
}

/** 503 and 507 with `Retry-After` mean that nothing was saved. Without it, something may be saved. */
const saysUnsaved = ({ status, headers }: Outcome): boolean =>
  (status === 503 || status === 507) && headers['retry-after'] !== undefined;

const retryAfterMs = ({ headers }: Outcome): number =>
  Math.min(RETRY_AFTER_MAX_MS, Math.max(200, 1_000 * Number(headers['retry-after'] ?? 0.5)));
