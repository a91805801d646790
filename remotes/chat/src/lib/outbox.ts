import { isApiError } from '@cred/api-client';
import type { Message } from '@cred/contract';
import type { Outgoing } from './displayed-messages';
import { observable, type Observable } from './observable';
import { deleteMessage, isMessageStored, readMessages, storeMessage } from './outbox-store';
import { isTransient, sleep } from './retry-with-backoff';

/** A message that waits for the connection, or that goes out after it has waited. */
export interface WaitingMessage extends Outgoing {
  readonly chatId: string;
  readonly waits: boolean;
}

export interface OutboxDeps {
  readonly memberId: string;
  /** Sends a message once. */
  readonly send: (message: WaitingMessage) => Promise<Message>;
  readonly onSent: (message: WaitingMessage, stored: Message) => void;
  /** The message is not sent: the server does not take it, or, without an error, the member took it back. */
  readonly onReturned: (message: WaitingMessage, error: Error | null) => void;
  /** Whether the member is still signed in on this page, so that no member sends the message of another one. */
  readonly isCurrent: () => boolean;
}

/** The waits after failures that follow each other; the last one repeats. */
const DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** So often the server may answer one message with an error before it is given up. */
const MAX_SERVER_ERRORS = 8;
/** Of a member, so that the browser's storage stays small. */
const MAX_MESSAGES = 50;

/**
 * A member's messages that were written without a connection. They go out one after another, in the order in which they
 * were written, as soon as the API can be reached. The `clientId` makes each one message, also
 * when several tabs send it (SRV-8).
 */
export class Outbox {
  readonly messages: Observable<readonly WaitingMessage[]> = observable<readonly WaitingMessage[]>([]);
  /** Messages that the browser could store. */
  private readonly stored = new Set<string>();
  private readonly removed = new Set<string>();
  private loading: Promise<void> | undefined;
  private running = false;
  private pause = new AbortController();

  constructor(private readonly deps: OutboxDeps) {}

  /** Reads what an earlier page has left, and sends it. */
  start(): void {
    this.loading ??= this.load();
    void this.loading.then(() => this.run());
  }

  isFull(): boolean {
    return this.messages.get().length >= MAX_MESSAGES;
  }

  add(chatId: string, { attempt, attachment }: Pick<Outgoing, 'attempt' | 'attachment'>): void {
    const last = this.messages.get().at(-1);
    const submittedAt = Math.max(Date.now(), (last?.submittedAt ?? 0) + 1);
    const message: WaitingMessage = {
      chatId,
      attempt,
      attachment,
      submittedAt,
      waits: true,
      controller: new AbortController(),
      progress: observable(0),
    };
    this.messages.set([...this.messages.get(), message]);
    void this.keep(message);
    this.start();
  }

  /** Takes a message back before it is sent. */
  cancel(clientId: string): void {
    const message = this.messages.get().find(({ attempt }) => attempt.clientId === clientId);
    if (!message) return;
    this.return(message, null);
    message.controller.abort();
    this.wake();
  }

  /** Ends the wait after a failure, since the API may be reached again. */
  wake(): void {
    this.pause.abort();
    this.start();
  }

  private async load(): Promise<void> {
    const left = await readMessages(this.deps.memberId);
    const known = new Set(this.messages.get().map(({ attempt }) => attempt.clientId));
    const messages = left
      .filter(({ clientId }) => !known.has(clientId) && !this.removed.has(clientId))
      .map(({ chatId, clientId, text, replyTo = null, queuedAt, file: kept }): WaitingMessage => {
        this.stored.add(clientId);
        const file = kept && new File([kept.bytes], kept.name, { type: kept.type });
        return {
          chatId,
          attempt: { text, file, replyTo, clientId },
          attachment: file && { file, size: null },
          submittedAt: queuedAt,
          waits: true,
          controller: new AbortController(),
          progress: observable(0),
        };
      });
    this.messages.set([...messages, ...this.messages.get()].sort((one, other) => one.submittedAt - other.submittedAt));
  }

  private async keep({
    chatId,
    attempt: { text, file, replyTo, clientId },
    submittedAt,
  }: WaitingMessage): Promise<void> {
    const { memberId } = this.deps;
    const kept = file && { bytes: file.slice(0, file.size, file.type), name: file.name, type: file.type };
    const isStored = await storeMessage({
      memberId,
      chatId,
      clientId,
      text,
      replyTo,
      queuedAt: submittedAt,
      file: kept,
    });
    if (this.removed.has(clientId)) await deleteMessage(clientId);
    else if (isStored) this.stored.add(clientId);
  }

  private remove(clientId: string): void {
    this.removed.add(clientId);
    this.messages.set(this.messages.get().filter(({ attempt }) => attempt.clientId !== clientId));
    void deleteMessage(clientId);
  }

  /** Another tab has sent or cancelled the message, or a logout has deleted it. */
  private async isGone({ attempt: { clientId } }: WaitingMessage): Promise<boolean> {
    return this.stored.has(clientId) && (await isMessageStored(clientId)) === false;
  }

  private mark(clientId: string, waits: boolean): void {
    this.messages.set(
      this.messages.get().map((message) => (message.attempt.clientId === clientId ? { ...message, waits } : message)),
    );
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      let failures = 0;
      for (let head = this.first(); head && this.deps.isCurrent(); head = this.first()) {
        if (!navigator.onLine) await this.rest(0);
        else if (await this.isGone(head)) this.remove(head.attempt.clientId);
        else if (this.deps.isCurrent()) {
          const failure = await this.sendOnce(head);
          if (failure === 'stop') return;
          if (failure === null) failures = 0;
          else {
            failures += 1;
            if (failure.isAnswer && failures >= MAX_SERVER_ERRORS) {
              failures = 0;
              this.return(head, failure.error);
            } else await this.rest(failures, failure.retryAfterMs);
          }
        }
      }
    } finally {
      this.running = false;
    }
  }

  private first(): WaitingMessage | undefined {
    return this.messages.get()[0];
  }

  private return(message: WaitingMessage, error: Error | null): void {
    this.remove(message.attempt.clientId);
    this.deps.onReturned(message, error);
  }

  /** Null after success or when nothing is left to do; 'stop' when the session has ended: the next page continues. */
  private async sendOnce(message: WaitingMessage): Promise<Failure | 'stop' | null> {
    const { clientId } = message.attempt;
    this.mark(clientId, false);
    try {
      const stored = await this.deps.send(message);
      this.deps.onSent(message, stored);
      this.remove(clientId);
      return null;
    } catch (thrown) {
      if (this.removed.has(clientId)) return null;
      if (message.controller.signal.aborted) {
        this.return(message, null);
        return null;
      }
      this.mark(clientId, true);
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (isApiError(error) && error.status === 401) return 'stop';
      const retryAfterMs = isApiError(error) ? (error.retryAfter ?? 0) * 1_000 : 0;
      if (isTransient(error)) return { error, isAnswer: isApiError(error) && error.status > 0, retryAfterMs };
      if (isApiError(error) && error.status === 429) return { error, isAnswer: true, retryAfterMs };
      this.return(message, error);
      return null;
    }
  }

  private async rest(failures: number, retryAfterMs = 0): Promise<void> {
    this.pause = new AbortController();
    const delay = DELAYS_MS[failures === 0 ? DELAYS_MS.length - 1 : Math.min(failures, DELAYS_MS.length) - 1] ?? 0;
    await sleep(Math.max(delay, Math.min(retryAfterMs, 60_000)), this.pause.signal).catch(() => undefined);
  }
}

interface Failure {
  readonly error: Error;
  /** The server has answered, so that the connection is not what the message waits for. */
  readonly isAnswer: boolean;
  readonly retryAfterMs: number;
}
