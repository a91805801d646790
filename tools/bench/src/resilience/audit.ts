import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { connect } from '../product/database';
import { add, compareRatings, compareWrites, type Tally, type WriteKind } from './ledger';
import type { Writers } from './writers';

/** The writes compared with the database and the disk. */
export interface Audit extends Tally {
  /** Media rows without their files, files without a row that no list of leftovers names, and rows without an owner. */
  readonly orphans: number;
  /** Posts whose counters differ from their rows. */
  readonly wrongCounters: number;
}

const queries: Readonly<Record<WriteKind, string>> = {
  post: `select text as key, count(*)::int as rows from posts where text like 'bench-post-%' group by text`,
  comment: `select text as key, count(*)::int as rows from comments where text like 'bench-comment-%' group by text`,
  message: `select client_id as key, count(*)::int as rows from messages where client_id is not null group by client_id`,
};

/** Compares what was acknowledged to the writers with what is stored. The writers have stopped. */
export async function audit(data: string, { writes, ratings }: Pick<Writers, 'writes' | 'ratings'>): Promise<Audit> {
  const client = await connect(data);
  try {
    let tally = compareRatings(ratings, await ratingsIn(client));
    for (const [kind, query] of Object.entries(queries)) {
      const { rows } = await client.query<{ key: string; rows: number }>(query);
      const counts = new Map(rows.map((row) => [row.key, row.rows]));
      tally = add(
        tally,
        compareWrites(
          writes.filter((write) => write.kind === kind),
          counts,
        ),
      );
    }
    return { ...tally, orphans: await countOrphans(client, data), wrongCounters: await countWrongCounters(client) };
  } finally {
    await client.end();
  }
}

async function ratingsIn(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: string; value: number }>(
    `select post_id || ' ' || user_id as key, value from ratings`,
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

async function countWrongCounters(client: Client): Promise<number> {
  const { rows } = await client.query<{ wrong: number }>(
    `select count(*)::int as wrong from posts
     where comment_count <> (select count(*) from comments where post_id = posts.id and comments.deleted_at is null)
       or rating_count <> (select count(*) from ratings where post_id = posts.id)
       or rating_sum <> (select coalesce(sum(value), 0) from ratings where post_id = posts.id)`,
  );
  return rows[0]?.wrong ?? 0;
}

/** The files of one media id, by kind, as the file store names them. */
const partsOf = (kind: string): readonly string[] => (kind === 'video' ? ['video.mp4'] : ['card.webp', 'full.webp']);

const FILE = /^([0-9a-f-]{36})-(?:card\.webp|full\.webp|video\.mp4)$/;

async function countOrphans(client: Client, data: string): Promise<number> {
  const { rows } = await client.query<{ id: string; kind: string; orphan: boolean }>(
    `select media.id, media.kind,
       (media.post_id is not null and posts.id is null) or (media.message_id is not null and messages.id is null) as orphan
     from media left join posts on posts.id = media.post_id left join messages on messages.id = media.message_id`,
  );
  const leftovers = await client.query<{ id: string }>('select media_id as id from media_leftovers');
  const known = new Set([...rows, ...leftovers.rows].map(({ id }) => id));
  const folder = join(data, 'media');
  const withoutFiles = rows.filter(({ id, kind }) =>
    partsOf(kind).some((part) => !existsSync(join(folder, id.slice(-2), `${id}-${part}`))),
  );
  const withoutRow = filesIn(folder).filter((name) => !known.has(FILE.exec(name)?.[1] ?? name));
  return rows.filter(({ orphan }) => orphan).length + withoutFiles.length + withoutRow.length;
}

/** Files of media; unfinished ones are in another folder, which is swept. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^[0-9a-f]{2}$/.test(name))
        .flatMap((name) => readdirSync(join(folder, name)))
        .filter((name) => FILE.test(name))
    : [];
