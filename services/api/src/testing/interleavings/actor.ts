import type { DatabasePool } from '@cred/service-kit/postgres';
import type pg from 'pg';
import { type Executor, executorOn, openDatabasePool } from '../../database/connection';

/** `blocked`: its statement waits for a lock of another actor. */
export type ActorState = 'idle' | 'running' | 'waiting' | 'blocked' | 'ended';

/**
 * One connection whose statements wait until the scheduler lets them run, as if another process of the API were stopped
 * between any two of them.
 */
export class Actor {
  readonly db: Executor;
  state: ActorState = 'idle';
  /** Why the work failed. */
  failure: unknown;
  /** The process of the database that serves the connection. */
  backend = 0;
  private readonly names = new Map<string, string>();
  private next: (() => void) | undefined;
  private onSettled: () => void = () => undefined;

  constructor(
    readonly name: string,
    url: string,
  ) {
    this.db = executorOn(this.stepped(openDatabasePool(url, { size: 1 })));
  }

  /** Begins work up to its first statement. */
  start(work: () => Promise<unknown>): void {
    this.state = 'running';
    this.failure = undefined;
    const end = (): void => this.settle('ended');
    work()
      .catch((failure: unknown) => (this.failure = failure))
      .then(end, end);
  }

  /** Does something that the other actors may see, when it is this actor's turn. */
  step<T>(action: () => Promise<T>): Promise<T> {
    if (this.state === 'idle') return action();
    return new Promise<T>((resolve, reject) => {
      this.next = () => void action().then(resolve, reject);
      this.settle('waiting');
    });
  }

  /** Runs the statement that waits. */
  proceed(): void {
    const { next } = this;
    this.next = undefined;
    this.state = 'running';
    next?.();
  }

  /** Ends at the next statement or at the end of the work. */
  settled(): Promise<void> {
    if (this.state === 'waiting' || this.state === 'ended') return Promise.resolve();
    return new Promise((resolve) => (this.onSettled = resolve));
  }

  private settle(state: ActorState): void {
    this.state = state;
    this.onSettled();
  }

  /** Every statement has a name, unlike in the API, so that thousands of schedules parse and plan it once. */
  private nameOf(text: string): string {
    const name = this.names.get(text) ?? `s${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  private stepped(pool: DatabasePool): DatabasePool {
    return {
      connect: async () => {
        const client = await pool.connect();
        this.backend = (client as unknown as { readonly processID: number }).processID;
        const query = (statement: string | pg.QueryConfig, values?: unknown[]): Promise<unknown> => {
          const text = typeof statement === 'string' ? statement : statement.text;
          const input = typeof statement === 'string' ? values : statement.values;
          // The begin of a transaction reads and locks nothing.
          if (text === 'begin') return client.query(text);
          return this.step(() => client.query({ name: this.nameOf(text), text, values: input ?? [] }));
        };
        return { query, release: () => client.release() } as unknown as pg.PoolClient;
      },
      end: () => pool.end(),
    };
  }
}
