import type { PostVersion } from '@cred/contract';
import type { Selectable } from 'kysely';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import type { PostVersionTable } from '../../database/schema/posts';
import { issuedTextsOf } from '../posts/issued-texts';
import { presentPost } from '../posts/posts.presenter';
import { editPost, listPostVersions } from './edit-post';

/** Registers the change of a post's text, and its earlier texts. */
export function registerPostVersions(api: Api): void {
  const issued = issuedTextsOf(api.settings);

  bind(api, 'editPost', async ({ viewer, db, params, body }) =>
    presentPost(
      await editPost({ db, viewer, issued, settings: api.settings }, { id: params.id, body, at: api.clock() }),
      api.settings,
    ),
  );

  bind(api, 'getPostVersions', async ({ viewer, db, params }) =>
    (await listPostVersions(db, viewer, params.id)).map(presentPostVersion),
  );
}

const presentPostVersion = (row: Selectable<PostVersionTable>): PostVersion => ({
  version: row.version,
  text: row.text,
  isValid: row.is_valid,
  writtenAt: row.written_at.toISOString(),
  replacedAt: row.replaced_at.toISOString(),
});
