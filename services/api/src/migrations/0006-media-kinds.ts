import { type Kysely, sql } from 'kysely';

/**
 * Media are images or videos. A video has no placeholder and one size only: `full_width` and `full_height` are its size
 * after rotation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media
      add column kind text not null default 'image' check (kind in ('image', 'video')),
      add column duration_ms integer check (duration_ms >= 0),
      alter column placeholder drop not null,
      alter column card_width drop not null,
      alter column card_height drop not null,
      add constraint media_complete check (
        case kind
          when 'image' then placeholder is not null and card_width is not null and card_height is not null and duration_ms is null
          else placeholder is null and card_width is null and card_height is null and duration_ms is not null
        end
      )`.execute(db);
}
