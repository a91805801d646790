import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../statistics';
import type { Member } from '../product/members';
import type { Outcome } from '../product/requester';
import type { ScenarioContext } from './scenario-context';
import { Statuses } from './statuses';

/** Between two calls of one member. */
const PACE_MS = 1_000;

/** A call that some of the members make besides the usual ones, because an attack aims at it. */
export type ExtraCall = (member: Member, round: number) => Promise<Outcome>;

interface Sample {
  readonly phase: string;
  readonly tookMs: number;
}

/** 50 members who read, rate and write messages at a steady pace while something happens to the product. */
export class OrdinaryMembers {
  readonly statuses = new Statuses();
  private readonly samples: Sample[] = [];
  private phase = 'before';
  private isStopping = false;
  private running: Promise<void>[] = [];

  constructor(
    private readonly context: ScenarioContext,
    private readonly extra?: ExtraCall,
  ) {}

  start(): void {
    const { ordinary } = this.context;
    this.running = ordinary.map((member, index) => this.run(member, index));
  }

  /** Requests that begin from now on count for this phase. */
  enter(phase: string): void {
    this.phase = phase;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running);
  }

  /** The 95th percentile of a phase's calls, in ms; a call without a response counts with the time it took. */
  p95(phase: string): number {
    const took = this.samples.filter((sample) => sample.phase === phase).map(({ tookMs }) => tookMs);
    return took.length === 0 ? Number.NaN : percentile(took, 0.95);
  }

  private async run(member: Member, index: number): Promise<void> {
    await delay((index * PACE_MS) / this.context.ordinary.length);
    for (let round = index; !this.isStopping; round += 1) {
      // One call of ten is the one that the attack aims at.
      const isExtra = this.extra !== undefined && round % 10 === 0;
      const phase = this.phase;
      const outcome = await (isExtra && this.extra ? this.extra(member, round) : this.usual(member, index, round));
      this.statuses.count(outcome);
      this.samples.push({ phase, tookMs: outcome.tookMs });
      await delay(Math.max(0, outcome.began + PACE_MS - performance.now()));
    }
  }

  private usual({ id, username, cookie, address }: Member, index: number, round: number): Promise<Outcome> {
    const { api, posts, chats } = this.context;
    const chatId = chats[Math.floor(index / 2)] ?? '';
    const postId = posts[round % posts.length] ?? '';
    const call = [
      { path: '/api/post?take=50' },
      { path: '/api/notifications?take=30' },
      { path: `/api/chat/${chatId}` },
      { path: `/api/user/${username}` },
      { path: `/api/post/comment/${postId}` },
      { path: '/api/chat' },
      { method: 'PATCH', path: '/api/post/rating', json: { postId, userId: id, value: 1 + (round % 5) } },
      {
        method: 'POST',
        path: '/api/chat/messages',
        json: { chatId, text: 'A message', clientId: `usual-${id.slice(-8)}-${round}` },
      },
    ][round % 8];
    return api.send({ path: '/api/auth/me', ...call, cookie, address });
  }
}
