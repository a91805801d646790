import { type CallBody, limits } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import { findPostAccessForUpdate, isPostVisible } from '../../access/post-access';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { replacePreview } from '../link-previews/settle-previews';
import { mentionsBy } from '../notifications/mentions-by';
import { notify } from '../notifications/notify';
import { notifyOfChange } from '../notifications/notify-of-change';
import { hashIssuedText, type IssuedTexts, notIssued } from '../posts/issued-texts';
import { deletePendingBadgeOfPost, insertPendingBadge } from '../posts/pending-badges.repository';
import type { PostRow } from '../posts/post-rows';
import { findVisiblePost } from '../posts/posts.repository';
import { replaceEntitiesOfPost } from '../text-entities/store-entities';
import { lockNotices } from '../references/mark-posts';
import { deleteReferencesOfPost, insertReferences } from '../references/references.repository';
import {
  countPostVersions,
  findEditablePost,
  findPostVersions,
  insertPostVersion,
  updateText,
} from './post-versions.repository';

interface Deps {
  readonly db: Executor;
  readonly viewer: Viewer;
  readonly issued: IssuedTexts;
  readonly settings: Pick<Settings, 'HEALTH_AUDIENCE'>;
}

/**
 * Changes the text of the viewer's post (POST-60). The badge goes, with the references, unless the validation service issued exactly the new
 * text; while it does not respond, the request is repeated as for a new post (SRV-56). For ten minutes the earlier text
 * is not kept, unless the post was reposted: then a repost shows which version it means (POST-62). When it is kept, those
 * who acted on the post are notified (POST-64).
 * @throws AppError 403 for another member's post, 404 for one that the viewer may not see, 400 for a repost, 409 when
 *   the text was changed since the given version or has been changed too often
 */
export async function editPost(
  { db, viewer, issued, settings }: Deps,
  { id, body, at }: { readonly id: string; readonly body: CallBody<'editPost'>; readonly at: Date },
): Promise<PostRow> {
  const hash = hashIssuedText(body.text);
  const answer = body.isValid ? await issued.find(hash) : notIssued;
  return db.transaction().execute(async (trx) => {
    if (answer.status === 'issued') await lockNotices(trx);
    const access = await findPostAccessForUpdate(trx, viewer, id);
    if (!access?.visible) throw errors.notFound();
    if (access.author_id !== viewer.id) throw errors.notYours();
    const post = await findEditablePost(trx, id);
    if (post.is_repost) throw errors.validationFailed({ id: 'A repost cannot be changed' });
    if (post.version !== body.version)
      throw errors.conflict('conflict', 'This post was changed elsewhere. Load it again before you change it');
    const isChanged = post.text !== body.text;
    const keepsBadge = !isChanged && post.is_valid;
    const isValid = keepsBadge || answer.status === 'issued';
    const isSilent = at.getTime() - post.created_at.getTime() < limits.post.silentEditMs && post.repost_count === 0;
    if (isChanged && !isSilent) {
      if ((await countPostVersions(trx, id)) >= limits.post.versions)
        throw errors.conflict('conflict', 'This post was changed too often');
      await insertPostVersion(trx, {
        post_id: id,
        version: post.version,
        text: post.text,
        is_valid: post.is_valid,
        written_at: post.edited_at ?? post.created_at,
        replaced_at: at,
      });
    }
    await updateText(trx, id, {
      text: body.text,
      version: post.version + (isChanged ? 1 : 0),
      isValid,
      editedAt: isChanged && !isSilent ? at : null,
    });
    await replacePreview(trx, { postId: id, before: post.text, after: body.text, at });
    if (!keepsBadge) {
      await deletePendingBadgeOfPost(trx, id);
      await deleteReferencesOfPost(trx, id);
      if (answer.status === 'issued') await insertReferences(trx, id, answer.references);
      if (answer.status === 'unknown') await insertPendingBadge(trx, { postId: id, hash, at });
    }
    const written = { id, audience: access.audience, authorId: viewer.id, text: body.text };
    const mentioned = isChanged ? await replaceEntitiesOfPost({ trx, settings, at }, written, post.text) : [];
    const changed = await findVisiblePost(trx, viewer, id);
    if (!changed) throw errors.notFound();
    const mentions = mentionsBy(viewer, mentioned, { postId: id, at });
    if (isChanged && !isSilent) await notifyOfChange(trx, settings, { postId: id, mentions, at });
    else await notify(trx, ...mentions);
    return changed;
  });
}

/**
 * The earlier texts of a post, newest first, for every member who may see it.
 * @throws AppError 404 for a post that the viewer may not see
 */
export async function listPostVersions(db: Executor, viewer: Viewer, postId: string) {
  if (!(await isPostVisible(db, viewer, postId))) throw errors.notFound();
  return findPostVersions(db, postId);
}
