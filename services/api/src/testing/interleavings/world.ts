import { createHash } from 'node:crypto';
import type { NoticeKind, NoticePage, PaperNotice, StoredReference } from '@cred/contract';
import { parseSettings } from '@cred/deployment/settings';
import { sql } from 'kysely';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { makeReference } from '../fake-validation';
import { createTestClock } from '../test-clock';
import type { Choose } from './interleave';

export const clock = createTestClock();
export const settings = parseSettings({ CRED_DATA: '/nowhere', DATABASE_URL: 'postgres://nowhere' });

const HOUR_MS = 60 * 60_000;

/** A version of a post's text, and which successful requests wrote it: `true` for one that asked for the badge. */
interface Written {
  readonly text: string;
  readonly requests: boolean[];
}

/** A post of the author, and what successful requests have done to it. */
export interface TrackedPost {
  readonly id: string;
  readonly written: Map<number, Written>;
  /** Whether changes of the text leave a trace: it is older than ten minutes. */
  readonly isOld: boolean;
  isDeleted: boolean;
  readonly ratings: Map<string, Set<number>>;
}

/** A library of papers with notices, a validation service, three members, and a post by the first. */
export interface World {
  readonly members: readonly [Viewer, Viewer, Viewer];
  readonly posts: TrackedPost[];
  /** The texts to choose from; the first two were issued. */
  readonly texts: readonly string[];
  readonly papers: readonly number[];
  readonly issued: ReadonlyMap<string, readonly StoredReference[]>;
  readonly library: {
    generation: number;
    notices: readonly PaperNotice[];
    isChanged: boolean;
    readonly pageSize: number;
  };
  /** Whether a badge may wait for the validation service. */
  mayWait: boolean;
  /** How often each paper got a notice. */
  readonly noticed: Map<number, number>;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function createMembers(db: Executor): Promise<World['members']> {
  const member = async (username: string): Promise<Viewer> => {
    const id = newId();
    await db
      .insertInto('users')
      .values({
        id,
        username,
        full_name: username,
        email: `${username}@cred.example`,
        password_hash: 'x',
        specialty: 'Medicine',
        is_health_professional: true,
        email_confirmed_at: clock.now(),
      })
      .execute();
    return { id, username, isHealthProfessional: true } as Viewer;
  };
  return [await member('ana'), await member('tom'), await member('eva')];
}

/**
 * A new post with or without the badge, or waiting for it, before which all papers lose their notices. Its papers are no
 * other world's, so that a change of their notices changes only this one.
 */
export async function createWorld(
  db: Executor,
  members: World['members'],
  number: number,
  choose: Choose,
): Promise<World> {
  const papers = [1, 2, 3].map((paper) => number * 10 + paper);
  const texts = [`Checked #alpha ${number}`, `Checked #beta ${number}`, `Unchecked #gamma ${number}`];
  const references = papers.map((paper) => makeReference(String(paper)));
  const issued = new Map(texts.slice(0, 2).map((text, at) => [hashOf(text), references.slice(at, at + 2)]));
  const badge = (['stored', 'pending', 'none'] as const)[choose(3)];
  const isOld = choose(2) === 0;
  const text = texts[badge === 'none' ? 2 : 0] ?? '';
  const at = clock.now();
  const id = newId(at);
  const noted = badge === 'stored' && choose(3) === 0 ? papers.slice(0, 1) : [];
  const post: TrackedPost = {
    id,
    written: new Map([[1, { text, requests: [badge !== 'none'] }]]),
    isOld,
    isDeleted: false,
    ratings: new Map(),
  };
  const { rows } = await sql<{ generation: number }>`
    with cleared as (delete from paper_notices),
      badges as (delete from pending_badges),
      post as (
        insert into posts (id, author_id, text, audience, created_at, is_valid, reference_count, notice_kind, notice_on)
        values (${id}::uuid, ${members[0].id}::uuid, ${text}, 'general',
          ${new Date(at.getTime() - (isOld ? HOUR_MS : 0))}::timestamptz, ${badge === 'stored'},
          ${badge === 'stored' ? 2 : 0}, ${noted.length > 0 ? 'retraction' : null}, ${noted.length > 0 ? ON : null})),
      cited as (
        insert into post_references (post_id, pmid, position, title, authors, journal, matched_topics)
        select ${id}::uuid, pmid, pmid % 10 - 1, 'Paper ' || pmid, '{}', 'Lancet', '{}'
        from unnest(${badge === 'stored' ? papers.slice(0, 2) : []}::int[]) as pmid),
      noticed as (
        insert into paper_notices (pmid, kind, noticed_on)
        select pmid, 'retraction', ${ON} from unnest(${noted}::int[]) as pmid),
      waiting as (
        insert into pending_badges (post_id, text_hash, created_at, next_at)
        select ${id}::uuid, ${hashOf(text)}, ${at}::timestamptz, ${at}::timestamptz where ${badge === 'pending'})
    update notice_progress set generation = generation + 1, after_pmid = 0, done = true
    returning generation`.execute(db);
  const notices = noted.map((pmid): PaperNotice => ({ pmid, kind: 'retraction', on: ON }));
  return {
    members,
    posts: [post],
    texts,
    papers,
    issued,
    library: { generation: rows[0]?.generation ?? 0, notices, isChanged: false, pageSize: 1 + choose(2) },
    mayWait: badge === 'pending',
    noticed: new Map(),
  };
}

const ON = '2025-03-12';

/** Changes what the library says about a paper; null ends the notices. */
export function setNotice({ library, noticed }: World, pmid: number, kind: NoticeKind | null): void {
  const others = library.notices.filter((notice) => notice.pmid !== pmid || (kind !== null && notice.kind !== kind));
  library.notices = kind === null ? others : [...others, { pmid, kind, on: ON }];
  library.generation += 1;
  library.isChanged = true;
  if (kind !== null) noticed.set(pmid, (noticed.get(pmid) ?? 0) + 1);
}

/** A page of the library's notices, as its service answers. */
export function readNotices({ library: { generation, notices, pageSize } }: World, after: number): NoticePage {
  const rest = notices.filter(({ pmid }) => pmid > after).toSorted((a, b) => a.pmid - b.pmid);
  const last = rest.slice(0, pageSize).at(-1)?.pmid ?? after;
  const page = rest.filter(({ pmid }) => pmid <= last);
  return { generation, notices: page, next: page.length < rest.length ? last : null };
}
