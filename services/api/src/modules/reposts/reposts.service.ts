import { type CallBody, isBlankText } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import { replacePreview } from '../link-previews/settle-previews';
import { mentionsBy } from '../notifications/mentions-by';
import { notify } from '../notifications/notify';
import type { PostRow } from '../posts/post-rows';
import { changeRepostCount, findPlainRepost, findVisiblePost, insertRepost } from '../posts/posts.repository';
import { storeEntitiesOfPost } from '../text-entities/store-entities';
import { findPostAccess, findPostAccessForUpdate } from '../../access/post-access';

/**
 * Reposts a post's root (SRV-22): reposting a repost embeds the same root. The repost has its root's audience, also
 * after it changes. The root's author is notified once per reposting member. A member has one repost without text of a
 * root: another one returns the first (POST-33).
 * @throws AppError 404 when the post or its root is deleted or hidden from the viewer
 */
export function repost(
  { db, settings }: { readonly db: Executor; readonly settings: Pick<Settings, 'HEALTH_AUDIENCE'> },
  viewer: Viewer,
  body: CallBody<'repost'>,
  at: Date,
): Promise<PostRow> {
  return db.transaction().execute(async (trx) => {
    const givenPost = await findPostAccess(trx, viewer, body.originalPostId);
    if (!givenPost?.visible) throw errors.notFound();
    const rootId = givenPost.is_repost ? givenPost.root_id : body.originalPostId;
    // Locked, so that the root is not deleted and its audience does not change until the repost is inserted.
    const root = rootId === null ? undefined : await findPostAccessForUpdate(trx, viewer, rootId);
    if (rootId === null || !root?.visible) throw errors.notFound();
    const additionalText = isBlankText(body.additionalText ?? '') ? null : (body.additionalText ?? null);
    const known = additionalText === null ? await findPlainRepost(trx, viewer, rootId) : undefined;
    if (known) return known;
    const id = newId(at);
    await insertRepost(trx, {
      id,
      authorId: viewer.id,
      rootId,
      rootVersion: root.version,
      audience: root.audience,
      additionalText,
      at,
    });
    await changeRepostCount(trx, rootId, 1);
    await replacePreview(trx, { postId: id, before: '', after: additionalText ?? '', at });
    const written = { id, audience: root.audience, authorId: viewer.id, text: additionalText ?? '' };
    const mentioned = await storeEntitiesOfPost({ trx, settings, at }, written);
    const rootAuthor = root.author_id === viewer.id ? [] : [root.author_id];
    await notify(
      trx,
      ...rootAuthor.map((userId) => ({ type: 'repost', userId, fromUserId: viewer.id, postId: rootId, at }) as const),
      // The root's author gets this one only without notifications of reposts.
      ...mentionsBy(viewer, mentioned, { postId: id, at }),
    );
    const made = await findVisiblePost(trx, viewer, id);
    if (!made) throw errors.notFound();
    return made;
  });
}
