import { type CallBody, type CallQuery, type CommentPlace, limits } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { encodeCursor } from '../../core/cursor';
import { newId } from '../../core/ids';
import { cutPage, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { mentionsBy } from '../notifications/mentions-by';
import { notify } from '../notifications/notify';
import { insertCitations } from './citations.repository';
import { findCitations } from './find-citations';
import type { CitedPaper, LookUpPapers } from './look-up-papers';
import {
  type CommentPage,
  type CommentRow,
  findComment,
  findComments,
  findFirstReplies,
  findListedComment,
  findPostIdOfComment,
  findReplies,
  findRepliesBefore,
  findThreads,
  findThreadsBefore,
  insertComment,
  type ThreadRow,
} from './comments.repository';
import { lockNotices } from '../references/mark-posts';
import { storeEntitiesOfComment } from '../text-entities/store-entities';
import { findSubjectForUpdate, findSubjectId, isPostVisible } from '../../access/post-access';

/**
 * Returns a post's comments and replies in one list. Here and below a repost without text stands for its root (POST-34).
 * @throws AppError 404 for a post that the viewer may not see
 */
export async function listComments(
  db: Executor,
  viewer: Viewer,
  postId: string,
  page: CommentPage,
): Promise<PageOf<CommentRow>> {
  const subjectId = await findSubjectId(db, viewer, postId);
  if (subjectId === undefined) throw errors.notFound();
  return cutPage(await findComments(db, viewer, subjectId, { ...page, take: page.take + 1 }), page.take);
}

/**
 * Returns a post's comments, and the first replies to them.
 * @throws AppError 404 for a post that the viewer may not see
 */
export async function listThreads(
  db: Executor,
  viewer: Viewer,
  postId: string,
  page: CommentPage,
): Promise<PageOf<ThreadRow> & { readonly replies: readonly CommentRow[] }> {
  const subjectId = await findSubjectId(db, viewer, postId);
  if (subjectId === undefined) throw errors.notFound();
  const threads = cutPage(await findThreads(db, viewer, subjectId, { ...page, take: page.take + 1 }), page.take);
  const answered = threads.rows.filter((row) => row.reply_count > 0).map(({ id }) => id);
  return { ...threads, replies: await findFirstReplies(db, viewer, answered) };
}

/**
 * Returns the replies to a comment, oldest first.
 * @throws AppError 404 for a comment that the viewer may not see and that has no further replies
 */
export async function listReplies(
  db: Executor,
  viewer: Viewer,
  id: string,
  page: Pick<CommentPage, 'from' | 'take'>,
): Promise<PageOf<CommentRow>> {
  const postId = await findPostIdOfComment(db, id);
  if (postId === undefined || !(await isPostVisible(db, viewer, postId))) throw errors.notFound();
  const rows = await findReplies(db, viewer, id, { ...page, take: page.take + 1 });
  if (rows.length === 0 && !(await findComment(db, viewer, id))) throw errors.notFound();
  return cutPage(rows, page.take);
}

/**
 * Finds the pages of the lists that have a comment or reply.
 * @throws AppError 404 for a comment that the viewer may not see, or that has a muted word
 */
export async function findCommentPlace(
  db: Executor,
  viewer: Viewer,
  id: string,
  { take, sort }: CallQuery<'getCommentPlace'>,
): Promise<CommentPlace> {
  const comment = await findListedComment(db, viewer, id);
  if (!comment || !(await isPostVisible(db, viewer, comment.post_id))) throw errors.notFound();
  const { post_id: postId, parent_id: parentId } = comment;
  const threadId = parentId ?? id;
  const threads = await findThreadsBefore(db, viewer, { postId, id: threadId, take, sort });
  const { inlineReplies } = limits.comments;
  const replies = parentId === null ? [] : await findRepliesBefore(db, viewer, { parentId, id, take: inlineReplies });
  /** The page after the nearest row before it begins with it. */
  const cursorAfter = (before: readonly string[], page: number): string | null =>
    before.length < page || before[0] === undefined ? null : encodeCursor(before[0]);
  return { postId, threadId, cursor: cursorAfter(threads, take), repliesCursor: cursorAfter(replies, inlineReplies) };
}

interface LookupDeps {
  readonly db: Executor;
  readonly lookUpPapers: LookUpPapers;
}

/**
 * Looks up the papers that a new comment cites, before its transaction, since that may take seconds (POST-85).
 * @throws AppError 404 for a post that the viewer may not see
 */
export async function findCitedPapers(
  { db, lookUpPapers }: LookupDeps,
  viewer: Viewer,
  { postId, text }: Pick<CallBody<'createComment'>, 'postId' | 'text'>,
): Promise<CitedPaper[]> {
  const papers = findCitations(text);
  if (papers.length === 0) return [];
  if ((await findSubjectId(db, viewer, postId)) === undefined) throw errors.notFound();
  return lookUpPapers(papers);
}

/**
 * Adds a comment to a post, or a reply to one of its comments, counts it, and notifies the post's author and the member
 * who is answered (NOTIF-6). A reply to a reply belongs to the same comment (POST-80).
 * @throws AppError 404 for a post, or a comment to answer, that the viewer may not see
 */
export function createComment(
  { db, settings }: { readonly db: Executor; readonly settings: Pick<Settings, 'HEALTH_AUDIENCE'> },
  viewer: Viewer,
  { postId: givenId, text, parentId, papers }: CallBody<'createComment'> & { readonly papers: readonly CitedPaper[] },
  at: Date,
): Promise<CommentRow> {
  return db.transaction().execute(async (trx) => {
    // A notice that arrives now finds the comment, or the comment shows it.
    if (papers.length > 0) await lockNotices(trx);
    const post = await findSubjectForUpdate(trx, viewer, givenId);
    if (!post) throw errors.notFound();
    const postId = post.id;
    const answered = parentId === undefined ? null : await findComment(trx, viewer, parentId);
    if (answered === undefined || (answered && answered.post_id !== postId)) throw errors.notFound();
    const id = newId(at);
    await insertComment(trx, {
      id,
      postId,
      authorId: viewer.id,
      text,
      at,
      parentId: answered && (answered.parent_id ?? answered.id),
    });
    const mentioned = await storeEntitiesOfComment({ trx, settings, at }, { id, postId, authorId: viewer.id, text });
    await insertCitations(trx, id, papers);
    const comment = await findComment(trx, viewer, id);
    if (!comment) throw errors.notFound();
    const about = { fromUserId: viewer.id, postId, commentId: id, at };
    const recipients: { type: 'comment' | 'reply'; userId: string }[] = [{ type: 'comment', userId: post.author_id }];
    if (answered) recipients.unshift({ type: 'reply', userId: answered.user_id });
    // Each member is notified once: of the answer, of the comment on their post, or of the mention.
    await notify(
      trx,
      ...recipients.filter(({ userId }) => userId !== viewer.id).map((recipient) => ({ ...about, ...recipient })),
      ...mentionsBy(viewer, mentioned, { postId, commentId: id, at }),
    );
    return comment;
  });
}
