import type { Audience, Me } from '@cred/contract';
import { MEMBER_STORAGE_PREFIX } from '@cred/platform';
import { useHydrated } from '@cred/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deleteDraftFile, deleteStaleDraftFiles, readDraftFile, saveDraftFile } from '../../lib/draft-files';

interface Draft {
  readonly text: string;
  readonly audience: Audience;
  readonly imgAlt: string;
  readonly isClinical: boolean;
  /** The key of the file in IndexedDB; its bytes are too large for session storage. */
  readonly fileId: string | null;
}

type Member = Pick<Me, 'id' | 'isHealthProfessional'>;

const empty: Draft = { text: '', audience: 'general', imgAlt: '', isClinical: false, fileId: null };
const keyOf = (memberId: string): string => `${MEMBER_STORAGE_PREFIX}post-draft:${memberId}`;

/** Files in memory until the page is unloaded, so that the composer has its file at once when it is mounted again. */
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
    // Without session storage the draft exists in memory only.
  }
}

function deleteFile(fileId: string | null): void {
  if (fileId === null) return;
  filesInMemory.delete(fileId);
  void deleteDraftFile(fileId);
}

/**
 * A member's draft of a post with its file. It is stored for this tab, so that it survives a reload, and by member, so
 * that the next member at a shared computer does not see it.
 */
export function useDraft(me: Member) {
  const hydrated = useHydrated();
  const [draft, setDraft] = useState(() => (hydrated ? read(me.id) : empty));
  const [media, setMedia] = useState<File | null>(() => (draft.fileId && filesInMemory.get(draft.fileId)) || null);
  // The latest state, for asynchronous callbacks.
  const latest = useRef(draft);

  const change = (part: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    write(me.id, latest.current);
  };

  // The server's markup has no draft.
  const [startedHydrated] = useState(hydrated);
  useLayoutEffect(() => {
    if (startedHydrated) return;
    latest.current = read(me.id);
    setDraft(latest.current);
  }, [startedHydrated, me.id]);

  useEffect(() => {
    void deleteStaleDraftFiles(me.id);
    const { fileId } = latest.current;
    if (!fileId || filesInMemory.has(fileId)) return;
    let mounted = true;
    void readDraftFile(fileId, me.id).then((file) => {
      if (!mounted || latest.current.fileId !== fileId) return;
      if (file) filesInMemory.set(fileId, file);
      else change({ fileId: null, imgAlt: '', isClinical: false });
      setMedia(file);
    });
    return () => {
      mounted = false;
    };
    // Once for each member: later files are chosen here.
    // oxlint-disable-next-line exhaustive-deps
  }, [me.id]);

  /** Stores the file and deletes the previous one, here and in IndexedDB. */
  const attach = (file: File | null, about: Partial<Draft>): void => {
    deleteFile(latest.current.fileId);
    // Not `crypto.randomUUID`, which browsers offer only over TLS and on localhost.
    const fileId = file && Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
    if (file && fileId) {
      filesInMemory.set(fileId, file);
      void saveDraftFile(fileId, me.id, file);
    }
    change({ ...about, fileId });
    setMedia(file);
  };

  return {
    text: draft.text,
    audience: draft.audience,
    /**
     * The draft is for health professionals and its author is no longer a health professional, so it must not be
     * published unchanged.
     */
    audienceUnavailable:
      draft.audience === 'health' && !me.isHealthProfessional && (draft.text !== '' || draft.fileId !== null),
    imgAlt: draft.imgAlt,
    isClinical: draft.isClinical,
    media,
    /** A file is being restored after a reload. */
    restoring: draft.fileId !== null && media === null,
    setText: (text: string) => change({ text }),
    setAudience: (audience: Audience) => change({ audience }),
    setAlt: (imgAlt: string) => change({ imgAlt }),
    setClinical: (isClinical: boolean) => change({ isClinical }),
    setMedia: (file: File | null) => attach(file, { imgAlt: '', isClinical: false }),
    /** Replaces the image by an edited one, with the same description and mark. */
    replaceMedia: (file: File) => attach(file, {}),
    clear: () => {
      deleteFile(latest.current.fileId);
      change(empty);
      setMedia(null);
    },
  } as const;
}
