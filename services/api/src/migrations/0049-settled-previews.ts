import { type Kysely, sql } from 'kysely';

/**
 * A preview without a picture that can be loaded later is shown and asked about again (SRV-90), so it may have both a
 * preview and a time. A link without a preview keeps its row, so that posts without one are those of an older API (SRV-91).
 * The host of the link limits the questions of each site (SRV-89); it is unknown in rows of an older API.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table post_previews
      drop constraint post_previews_check,
      add column host text`.execute(db);
}
