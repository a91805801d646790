import { makerOf } from '@cred/deployment/registry';
import { TOKEN_HISTORY_MAX, type TokenAction, type TokenChange } from '@cred/deployment/registry-tokens';
import type { Database } from '../database/database';

/** Adds a row to the audit log of tokens. */
export async function addTokenChange(
  trx: Database,
  change: {
    readonly token: string;
    readonly action: TokenAction;
    /** The token that authorized the change; null: the deployment's own secret. */
    readonly by: string | null;
    readonly actor: string | null;
  },
): Promise<void> {
  const { by, ...values } = change;
  await trx
    .insertInto('releases.token_changes')
    .values({ ...values, by_token: by })
    .execute();
}

/** The newest changes of tokens, newest first. */
export async function findTokenChanges(db: Database): Promise<TokenChange[]> {
  const rows = await db
    .selectFrom('releases.token_changes')
    .select(['token', 'action', 'by_token', 'actor', 'at'])
    .orderBy('id', 'desc')
    .limit(TOKEN_HISTORY_MAX)
    .execute();
  return rows.map(({ token, action, by_token, actor, at }) => ({
    token,
    action,
    ...makerOf(by_token, actor),
    at: at.toISOString(),
  }));
}
