import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Foreign keys that need no index, with the reason. */
const exempt: readonly string[] = [
  // Covered by `posts_by_root`, the index on root_id alone: the root's id determines its audience.
  'posts_root_fkey',
];

describe('foreign keys', () => {
  it('each have an index that a cascading delete can use', async () => {
    // A partial index counts if its condition excludes only nulls, which no cascade looks up.
    const { rows } = await sql<{ conname: string; columns: string }>`
      select c.conname, c.conrelid::regclass || ' (' || (
        select string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) || ')' as columns
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indisvalid
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indpred is null or (cardinality(c.conkey) = 1 and pg_get_expr(i.indpred, i.indrelid) = (
            select '(' || quote_ident(attname) || ' IS NOT NULL)' from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]))))
      order by 1`.execute(database.db);
    expect(rows.filter(({ conname }) => !exempt.includes(conname)).map(({ columns }) => columns)).toEqual([]);
    expect(rows.map(({ conname }) => conname)).toEqual(expect.arrayContaining([...exempt]));
  });
});
