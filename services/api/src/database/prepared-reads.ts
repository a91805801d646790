import type { DatabasePool } from '@cred/service-kit/postgres';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Enough for every shape of the repositories' reads. A statement costs memory in each connection, and shapes that
 * depend on the length of a list could be without end.
 */
const MAX_STATEMENTS = 100;

/**
 * Gives reads a name, so that each connection parses them once and PostgreSQL can keep their plan: planning takes
 * several times as long as executing most of them. Writes, and shapes above the maximum, are planned at each execution.
 * The reads name their columns, so a new column does not invalidate them.
 */
export function withPreparedReads(pool: DatabasePool, maxStatements: number = MAX_STATEMENTS): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxStatements || !isRead(text)) return known;
    const name = `read_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]) => {
        const name = nameOf(text);
        return name === undefined ? client.query(text, [...values]) : client.query({ name, text, values: [...values] });
      };
      // Its other form takes a cursor, which the repositories do not use.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
    },
    end: () => pool.end(),
  };
}

/** Neither a write, nor a read that begins with one or locks its rows. */
const isRead = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text);
