import type { QuotedMessage } from '@cred/contract';
import { MEMBER_STORAGE_PREFIX } from '@cred/platform';
import { observable, type Observable } from './observable';

/** The file of a draft. */
export interface Attachment {
  readonly file: File;
  /** In CSS pixels, once the file has been decoded; sizes the pending bubble. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** One send. It keeps its id until the draft changes, so that repeated attempts create one message. */
export interface SendAttempt {
  /** The text exactly as typed. */
  readonly text: string;
  readonly file: File | null;
  /** The message that it answers. */
  readonly replyTo: QuotedMessage | null;
  readonly clientId: string;
}

/** The content of one chat's composer. */
export interface Draft {
  readonly text: string;
  readonly attachment: Attachment | null;
  /** The message that it answers. Not kept across a reload. */
  readonly replyTo: QuotedMessage | null;
  /** The last send, until the message is known to be stored. */
  readonly attempt: SendAttempt | null;
  /** `attempt` is in flight. */
  readonly sending: boolean;
  /** Why `attempt` failed. */
  readonly errorMessage: string | null;
}

/** Also what the server renders, since it does not know the browser's drafts. */
export const EMPTY_DRAFT: Draft = {
  text: '',
  attachment: null,
  replyTo: null,
  attempt: null,
  sending: false,
  errorMessage: null,
};

/** Drafts with their files, until the page is unloaded; only the text survives a reload. */
const drafts = new Map<string, Observable<Draft>>();

const keyOf = (memberId: string, chatId: string): string => `${MEMBER_STORAGE_PREFIX}chat-draft:${memberId}:${chatId}`;

/** The draft of a member in a chat; repeated calls return the same one. */
export function draftOf(memberId: string, chatId: string): Observable<Draft> {
  const key = keyOf(memberId, chatId);
  const existing = drafts.get(key);
  if (existing && !isStale(key, existing.get())) return existing;
  const made = observable(read(key));
  const draft = {
    ...made,
    set: (value: Draft) => {
      made.set(value);
      write(key, value);
    },
  };
  drafts.set(key, draft);
  return draft;
}

export const updateDraft = (draft: Observable<Draft>, part: Partial<Draft>): void =>
  draft.set({ ...draft.get(), ...part });

/** A random id for a message. Not `crypto.randomUUID`, which browsers offer only over TLS and on localhost. */
const makeClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id to send the draft with: that of the last attempt if nothing has changed since, otherwise a new one. */
export const clientIdFor = ({ text, attachment, replyTo, attempt }: Draft): string =>
  attempt &&
  attempt.text.trim() === text.trim() &&
  attempt.file === (attachment?.file ?? null) &&
  attempt.replyTo?.id === replyTo?.id
    ? attempt.clientId
    : makeClientId();

/** Removes a stored message from its draft; text that was typed since stays. */
export function clearSentDraft(draft: Observable<Draft>, attempt: SendAttempt): void {
  const { text, attachment, replyTo } = draft.get();
  const rest = text.startsWith(attempt.text) ? text.slice(attempt.text.length) : text;
  draft.set({
    text: rest,
    attachment: attachment?.file === attempt.file ? null : attachment,
    replyTo: replyTo?.id === attempt.replyTo?.id ? null : replyTo,
    attempt: null,
    sending: false,
    errorMessage: null,
  });
}

/** Puts a message that is not sent back into the composer, after what is there. A second file is dropped. */
export function restoreToDraft(
  draft: Observable<Draft>,
  { attempt, attachment }: { readonly attempt: SendAttempt; readonly attachment: Attachment | null },
  errorMessage: string | null,
): void {
  const now = draft.get();
  draft.set({
    text: [now.text, attempt.text].filter((text) => text !== '').join('\n'),
    attachment: now.attachment ?? attachment,
    replyTo: now.replyTo ?? attempt.replyTo,
    attempt: now.attempt ?? attempt,
    sending: now.sending,
    errorMessage,
  });
}

const isEmpty = ({ text, attachment }: Draft): boolean => text === '' && attachment === null;

/** A logout deletes stored drafts (`clearMemberStorage`), which makes the one in memory stale. */
function isStale(key: string, draft: Draft): boolean {
  try {
    return !isEmpty(draft) && sessionStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

function read(key: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT;
    const { text, sent, clientId } = stored as Record<string, unknown>;
    if (typeof text !== 'string') return EMPTY_DRAFT;
    const attempt =
      typeof sent === 'string' && typeof clientId === 'string'
        ? { text: sent, file: null, replyTo: null, clientId }
        : null;
    return { ...EMPTY_DRAFT, text, attempt };
  } catch {
    return EMPTY_DRAFT;
  }
}

function write(key: string, draft: Draft): void {
  const { text, attempt } = draft;
  try {
    // File and answered message are lost on a reload, so a send with one of them cannot be retried then.
    const stored =
      attempt && attempt.file === null && attempt.replyTo === null
        ? { sent: attempt.text, clientId: attempt.clientId }
        : {};
    if (isEmpty(draft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ text, ...stored }));
  } catch {
    // Without session storage the draft exists in memory only.
  }
}
