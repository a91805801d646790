import { KEPT_PREFIX } from '@cred/platform';
import { observable, type Observable } from './observable';

/** A file that is to go with the message. */
export interface Attachment {
  readonly file: File;
  /** In CSS pixels, once it could be read: what the pending bubble reserves. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** One send. As long as nothing of it is changed it keeps its id, and so is one message however often it is tried. */
export interface SendAttempt {
  /** As it stood in the field. */
  readonly text: string;
  readonly file: File | null;
  readonly clientId: string;
}

/** What stands in the composer of one chat. */
export interface Draft {
  readonly text: string;
  readonly attachment: Attachment | null;
  /** The last send, until it is known to be stored. */
  readonly attempt: SendAttempt | null;
  /** That send is under way. */
  readonly sending: boolean;
  /** Why that send failed. */
  readonly errorMessage: string | null;
}

const empty: Draft = { text: '', attachment: null, attempt: null, sending: false, errorMessage: null };

/** Drafts of this page's life, with their files; the text alone outlives a reload. */
const drafts = new Map<string, Observable<Draft>>();

const keyOf = (memberId: string, chatId: string): string => `${KEPT_PREFIX}chat-draft:${memberId}:${chatId}`;

/** The draft of a member in a chat: the same one whenever the chat is opened. */
export function draftOf(memberId: string, chatId: string): Observable<Draft> {
  const key = keyOf(memberId, chatId);
  const known = drafts.get(key);
  if (known && !isStale(key, known.get())) return known;
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

/** What a send of the draft is called: as long as nothing of it is changed, as the last time. */
export const clientIdFor = ({ text, attachment, attempt }: Draft): string =>
  attempt && attempt.text.trim() === text.trim() && attempt.file === (attachment?.file ?? null)
    ? attempt.clientId
    : makeClientId();

/** The message is stored: what was sent goes, what was added meanwhile stays. */
export function clearSentDraft(draft: Observable<Draft>, attempt: SendAttempt): void {
  const { text, attachment } = draft.get();
  const rest = text.startsWith(attempt.text) ? text.slice(attempt.text.length) : text;
  draft.set({
    text: rest,
    attachment: attachment?.file === attempt.file ? null : attachment,
    attempt: null,
    sending: false,
    errorMessage: null,
  });
}

const isEmpty = ({ text, attachment }: Draft): boolean => text === '' && attachment === null;

/** What is kept goes when its member logs out (`forgetKeptData`); what this page holds has to follow. */
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
    if (typeof stored !== 'object' || stored === null) return empty;
    const { text, sent, clientId } = stored as Record<string, unknown>;
    if (typeof text !== 'string') return empty;
    const attempt =
      typeof sent === 'string' && typeof clientId === 'string' ? { text: sent, file: null, clientId } : null;
    return { ...empty, text, attempt };
  } catch {
    return empty;
  }
}

function write(key: string, draft: Draft): void {
  const { text, attempt } = draft;
  try {
    // A file does not outlive the page, and a send with it cannot be tried again.
    const kept = attempt && attempt.file === null ? { sent: attempt.text, clientId: attempt.clientId } : {};
    if (isEmpty(draft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ text, ...kept }));
  } catch {
    // A browser that keeps nothing still lets members write.
  }
}
