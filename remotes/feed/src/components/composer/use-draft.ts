import type { Audience, Me } from '@cred/contract';
import { useEffect, useRef, useState } from 'react';
import { deleteDraftFile, saveDraftFile, readDraftFile, deleteStaleDraftFiles } from '../../lib/draft-files';

interface Draft {
  readonly text: string;
  readonly audience: Audience;
  readonly imgAlt: string;
  readonly isClinical: boolean;
  /** Where the file is kept; its bytes do not fit where the rest is. */
  readonly fileId: string | null;
}

type Member = Pick<Me, 'id' | 'isHealthProfessional'>;

const empty: Draft = { text: '', audience: 'general', imgAlt: '', isClinical: false, fileId: null };
const keyOf = (memberId: string): string => `cred:post-draft:${memberId}`;

/** Files of this page's life: on the way back to the composer its file is there at once. */
const filesInMemory = new Map<string, File>();

function read(memberId: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return empty;
    const { text, audience, imgAlt, isClinical, fileId } = stored as Record<string, unknown>;
    return {
      text: typeof text === 'string' ? text : '',
      audience: audience === 'health' ? 'health' : 'general',
      imgAlt: typeof imgAlt === 'string' ? imgAlt : '',
      isClinical: isClinical === true,
      fileId: typeof fileId === 'string' ? fileId : null,
    };
  } catch {
    return empty;
  }
}

function write(memberId: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.fileId === null) sessionStorage.removeItem(keyOf(memberId));
    else sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets members write.
  }
}

function deleteFile(fileId: string | null): void {
  if (fileId === null) return;
  filesInMemory.delete(fileId);
  void deleteDraftFile(fileId);
}

/**
 * The half-written post of one member, with its file: kept for this tab, so that a reload loses nothing
 * and the next person at a shared computer finds nothing.
 */
export function useDraft(me: Member) {
  const [draft, setDraft] = useState(() => read(me.id));
  const [media, setMedia] = useState<File | null>(() => (draft.fileId && filesInMemory.get(draft.fileId)) || null);
  // The latest, for what answers later than the next change.
  const latest = useRef(draft);

  const change = (part: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    write(me.id, latest.current);
  };

  useEffect(() => {
    void deleteStaleDraftFiles(me.id);
    const { fileId } = latest.current;
    if (!fileId || filesInMemory.has(fileId)) return;
    let wanted = true;
    void readDraftFile(fileId, me.id).then((file) => {
      if (!wanted || latest.current.fileId !== fileId) return;
      if (file) filesInMemory.set(fileId, file);
      else change({ fileId: null, imgAlt: '', isClinical: false });
      setMedia(file);
    });
    return () => {
      wanted = false;
    };
    // Once for each member: later files are chosen here.
    // oxlint-disable-next-line exhaustive-deps
  }, [me.id]);

  return {
    text: draft.text,
    audience: draft.audience,
    /** Meant for health professionals, of whom its author is none any more: it must not go out as it is. */
    audienceUnavailable:
      draft.audience === 'health' && !me.isHealthProfessional && (draft.text !== '' || draft.fileId !== null),
    imgAlt: draft.imgAlt,
    isClinical: draft.isClinical,
    media,
    /** A file is on its way back from before the reload. */
    restoring: draft.fileId !== null && media === null,
    setText: (text: string) => change({ text }),
    setAudience: (audience: Audience) => change({ audience }),
    setAlt: (imgAlt: string) => change({ imgAlt }),
    setClinical: (isClinical: boolean) => change({ isClinical }),
    setMedia: (file: File | null) => {
      deleteFile(latest.current.fileId);
      // Not randomUUID: it is missing where the page is served without TLS.
      const fileId =
        file && Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
      if (file && fileId) {
        filesInMemory.set(fileId, file);
        void saveDraftFile(fileId, me.id, file);
      }
      change({ fileId, imgAlt: '', isClinical: false });
      setMedia(file);
    },
    clear: () => {
      deleteFile(latest.current.fileId);
      change(empty);
      setMedia(null);
    },
  } as const;
}
