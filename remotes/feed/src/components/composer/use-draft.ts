import type { Audience, Me } from '@cred/contract';
import { useState } from 'react';

export interface Draft {
  readonly text: string;
  readonly audience: Audience;
}

const empty: Draft = { text: '', audience: 'general' };
const keyOf = (memberId: string): string => `cred:post-draft:${memberId}`;

function read(memberId: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return empty;
    const { text, audience } = stored as Record<string, unknown>;
    return { text: typeof text === 'string' ? text : '', audience: audience === 'health' ? 'health' : 'general' };
  } catch {
    return empty;
  }
}

function write(memberId: string, draft: Draft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(keyOf(memberId));
    else sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets members write.
  }
}

/**
 * The half-written post of one member: kept for this tab, so that a reload loses nothing and the next
 * person at a shared computer finds nothing. The audience goes with the text: what was meant for health
 * professionals must not come back as a general post.
 */
export function useDraft(me: Pick<Me, 'id' | 'isHealthProfessional'>) {
  const [draft, setDraft] = useState(() => read(me.id));
  const change = (next: Draft): void => {
    setDraft(next);
    write(me.id, next);
  };
  return {
    text: draft.text,
    audience: me.isHealthProfessional ? draft.audience : 'general',
    setText: (text: string) => change({ ...draft, text }),
    setAudience: (audience: Audience) => change({ ...draft, audience }),
    clear: () => change(empty),
  } as const;
}
