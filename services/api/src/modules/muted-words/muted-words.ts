import { limits, type MutedWord } from '@cred/contract';
import { findEntities, foldTopic } from '@cred/contract/text-entities';
import { errors } from '@cred/service-kit';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import { foldWords } from '../../access/fold-words';
import type { Executor } from '../../database/connection';
import type { MutedWordTable } from '../../database/schema/muted-words';

type Entry = Pick<MutedWordTable, 'kind' | 'word' | 'folded' | 'query'>;

/** Registers the viewer's muted words and topics. */
export function registerMutedWords(api: Api): void {
  bind(api, 'getMutedWords', ({ viewer, db }) => listMutedWords(db, viewer));

  bind(api, 'addMutedWord', ({ viewer, db, body }) => addMutedWord(db, viewer, body.word, api.clock()));

  bind(api, 'deleteMutedWord', async ({ viewer, db, params }) => {
    await db.deleteFrom('muted_words').where('user_id', '=', viewer.id).where('id', '=', params.id).execute();
    return { ok: true as const };
  });
}

const listMutedWords = (db: Executor, viewer: Viewer): Promise<MutedWord[]> =>
  db
    .selectFrom('muted_words')
    .select(['id', 'kind', 'word'])
    .where('user_id', '=', viewer.id)
    .orderBy('id', 'desc')
    .execute();

/**
 * Adds a word, words that stand together, or with `#` a topic (SET-10). Idempotent: a word that is there already is returned.
 * @throws AppError 400 for a text without a word, 409 when the list is full
 */
async function addMutedWord(db: Executor, viewer: Viewer, written: string, at: Date): Promise<MutedWord> {
  const entry = parseMutedWord(written.trim());
  if (!entry) throw errors.validationFailed({ word: 'Type a word, some words, or a topic with #' });
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute();
    await trx
      .insertInto('muted_words')
      .values({ id: newId(at), user_id: viewer.id, ...entry })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'folded']).doNothing())
      .execute();
    const all = await trx
      .selectFrom('muted_words')
      .select(['id', 'kind', 'word', 'folded'])
      .where('user_id', '=', viewer.id)
      .execute();
    if (all.length > limits.mutedWords.entries)
      throw errors.conflict('conflict', `You can mute at most ${limits.mutedWords.entries} words and topics`);
    const stored = all.find(({ kind, folded }) => kind === entry.kind && folded === entry.folded);
    if (!stored) throw errors.notFound();
    return { id: stored.id, kind: stored.kind, word: stored.word };
  });
}

/** What a member wants to mute; null for a text without a word. */
function parseMutedWord(text: string): Entry | null {
  const [entity] = findEntities(text);
  if (entity?.kind === 'topic' && entity.start === 0 && entity.end === text.length)
    return { kind: 'topic', word: entity.topic, folded: foldTopic(entity.topic), query: null };
  const words = foldWords(text);
  // Words of weight A are those that are written in the post, not their stems.
  const query = words.map((word) => `'${word}':A`).join(' <-> ');
  return words.length === 0 ? null : { kind: 'word', word: text, folded: words.join(' '), query };
}
