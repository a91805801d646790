import type { NoticeKind } from '@cred/contract';
import { AppError } from '@cred/service-kit';
import { createComment } from '../../modules/comments/comments.service';
import { deleteComment } from '../../modules/deletion/delete-comment';
import { deletePost } from '../../modules/deletion/delete-post';
import { removePost, restorePost } from '../../modules/deletion/remove-post';
import { MediaLifecycle } from '../../modules/media/media-lifecycle';
import { applyNotices } from '../../modules/paper-notices/apply-notices';
import { editPost } from '../../modules/post-versions/edit-post';
import type { IssuedTexts } from '../../modules/posts/issued-texts';
import { checkPendingBadges } from '../../modules/posts/pending-badges';
import { createPost } from '../../modules/posts/posts.service';
import { ratePost } from '../../modules/ratings/ratings.service';
import { repost } from '../../modules/reposts/reposts.service';
import { makeReference } from '../fake-validation';
import type { Actor } from './actor';
import type { Choose } from './interleave';
import { clock, readNotices, setNotice, settings, type TrackedPost, type World } from './world';

/** Something that members, reviewers or a process of the API do, with a name for the report of a failure. */
export interface Operation {
  readonly name: string;
  run(actor: Actor): Promise<void>;
}

// None of these posts has media.
const media = new MediaLifecycle({} as ConstructorParameters<typeof MediaLifecycle>[0]);
/** So that every badge is due, and after a failed request too. */
const DUE_MS = 10 * 60_000;
export const DUE_AGAIN_MS = 2 * DUE_MS;

/** The validation service, which answers at some moment between the statements, or does not respond. */
const issuedBy = (world: World, actor: Pick<Actor, 'step'>, isDown: boolean): IssuedTexts => ({
  find: (hash) =>
    actor.step(async () => {
      if (isDown) {
        world.mayWait = true;
        return { status: 'unknown' };
      }
      const references = world.issued.get(hash);
      return references ? { status: 'issued', references } : { status: 'not-issued' };
    }),
});

/** Asks about all badges that wait, at a time at which they are due. */
export const confirm = (
  world: World,
  actor: Pick<Actor, 'db' | 'step'>,
  { isDown = false, afterMs = DUE_MS }: { readonly isDown?: boolean; readonly afterMs?: number } = {},
): Promise<void> =>
  checkPendingBadges(
    { db: actor.db, issued: issuedBy(world, actor, isDown) },
    new Date(clock.now().getTime() + afterMs),
  );

/** Marks posts as the library is at that moment. */
export const apply = (world: World, actor: Pick<Actor, 'db' | 'step'>): Promise<void> =>
  applyNotices({ db: actor.db, read: (after) => actor.step(async () => readNotices(world, after)) }, clock.now());

/** Of a refused request nothing may remain; any other failure is a fault. */
const refused = (failure: unknown): undefined => {
  if (!(failure instanceof AppError) || failure.statusCode >= 500) throw failure;
};

interface Edit {
  readonly text: string;
  readonly isValid: boolean;
  readonly isDown: boolean;
}

/** Changes the text, each time from the version of the last change, as one tab does. */
async function edit(world: World, actor: Actor, post: TrackedPost, edits: readonly Edit[]): Promise<void> {
  let version = 1;
  for (const { text, isValid, isDown } of edits) {
    const deps = {
      db: actor.db,
      viewer: world.members[0],
      issued: issuedBy(world, actor, isDown),
      settings,
    };
    const row = await editPost(deps, { id: post.id, body: { text, version, isValid }, at: clock.now() }).catch(refused);
    if (!row) return;
    if (row.text !== text) throw new Error(`An edit to '${text}' returned '${row.text}'`);
    if (row.version > version + 1) throw new Error(`An edit of version ${version} made version ${row.version}`);
    const written = post.written.get(row.version) ?? { text, requests: [] };
    if (written.text !== text) throw new Error(`Version ${row.version} has two texts`);
    written.requests.push(isValid);
    post.written.set(row.version, written);
    version = row.version;
  }
}

async function publish(world: World, actor: Actor, { text, isValid, isDown }: Edit): Promise<void> {
  const [viewer] = world.members;
  const body = { userId: viewer.id, text, isValid, isRepost: false, isClinical: false, audience: ['general' as const] };
  const at = clock.now();
  const previews = { find: async () => ({ status: 'none' }) as const };
  const deps = { db: actor.db, media, viewer, issued: issuedBy(world, actor, isDown), previews, settings };
  const { id } = await createPost(deps, { body, attached: undefined, at });
  const written = new Map([[1, { text, requests: [isValid] }]]);
  world.posts.push({ id, written, isOld: false, isDeleted: false, ratings: new Map() });
}

const kinds: readonly NoticeKind[] = ['retraction', 'concern', 'correction'];

/** Chooses operations that run at the same time; where a badge waits, its confirmation often meets a change of the text. */
export function chooseOperations(world: World, choose: Choose): readonly Operation[] {
  const count = 2 + Math.max(0, choose(5) - 2);
  const kindsFirst: readonly Kind[] = world.mayWait ? (choose(2) === 0 ? ['confirm', 'edit'] : ['confirm']) : [];
  return Array.from({ length: count }, (_, at) => chooseOperation(world, choose, kindsFirst[at]));
}

type Kind = 'edit' | 'confirm' | 'other';

/** Chooses an operation on the world's first post or its papers. */
function chooseOperation(world: World, choose: Choose, kind: Kind = 'other'): Operation {
  const pick = <T>(list: readonly T[]): T => list[choose(list.length)] as T;
  const [post] = world.posts as [TrackedPost];
  const member = world.members[1 + choose(2)] ?? world.members[1];
  const chooseEdit = (): Edit => ({ text: pick(world.texts), isValid: choose(5) > 0, isDown: choose(3) === 0 });
  const describe = ({ text, isValid, isDown }: Edit): string =>
    `'${text}'${isValid ? ' with a badge' : ''}${isDown ? ', unanswered' : ''}`;
  const paper = pick(world.papers);
  const createEdit = (): Operation => {
    const edits = Array.from({ length: 1 + choose(2) }, chooseEdit);
    return { name: `edit to ${edits.map(describe).join(', then ')}`, run: (by) => edit(world, by, post, edits) };
  };
  const createConfirmation = (): Operation => {
    const isDown = choose(4) === 0;
    return { name: `confirmation${isDown ? ', unanswered' : ''}`, run: (by) => confirm(world, by, { isDown }) };
  };
  const weighted: readonly (readonly [number, () => Operation])[] = [
    [6, createEdit],
    [
      4,
      () => {
        const value = 1 + choose(5);
        return {
          name: `${member.username} rates ${value}`,
          run: async (by) => {
            const rated = await ratePost(
              by.db,
              member,
              { userId: member.id, postId: post.id, value },
              clock.now(),
            ).catch(refused);
            if (rated) post.ratings.set(member.id, (post.ratings.get(member.id) ?? new Set()).add(value));
          },
        };
      },
    ],
    [
      2,
      () => ({
        name: 'delete',
        run: async (by) => {
          await deletePost({ db: by.db, media, viewer: world.members[0] }, post.id, clock.now());
          post.isDeleted = true;
        },
      }),
    ],
    [
      5,
      () => {
        const kind = pick([...kinds, null]);
        return {
          name: kind ? `${kind} of ${paper}` : `reinstatement of ${paper}`,
          run: async (by) => {
            await by.step(async () => setNotice(world, paper, kind));
            await apply(world, by);
          },
        };
      },
    ],
    [4, createConfirmation],
    [
      1,
      () => ({
        name: 'removal and restoration by reviewers',
        run: async (by) => {
          await by.db.transaction().execute((trx) => removePost(trx, post.id, clock.now()));
          await by.db.transaction().execute((trx) => restorePost(trx, post.id));
        },
      }),
    ],
    [
      1,
      () => ({
        name: `${member.username} reposts`,
        run: async (by) => {
          const body = { userId: member.id, originalPostId: post.id };
          await repost({ db: by.db, settings }, member, body, clock.now()).catch(refused);
        },
      }),
    ],
    [
      2,
      () => {
        const deletes = choose(2) === 0;
        return {
          name: `${member.username} cites ${paper} in a comment${deletes ? ' and deletes it' : ''}`,
          run: async (by) => {
            const answer = { status: 'found', reference: makeReference(String(paper)), isRetracted: false } as const;
            const papers = [{ paper: { kind: 'pmid', value: String(paper) }, answer } as const];
            const body = { userId: member.id, postId: post.id, text: `PMID ${paper}`, papers };
            const comment = await createComment({ db: by.db, settings }, member, body, clock.now()).catch(refused);
            if (comment && deletes) await deleteComment(by.db, member, comment.id, clock.now()).catch(refused);
          },
        };
      },
    ],
    [
      1,
      () => {
        const draft = chooseEdit();
        return { name: `publish ${describe(draft)}`, run: (by) => publish(world, by, draft) };
      },
    ],
  ];
  if (kind === 'edit') return createEdit();
  if (kind === 'confirm') return createConfirmation();
  let at = choose(weighted.reduce((sum, [weight]) => sum + weight, 0));
  const [, create] = weighted.find(([weight]) => (at -= weight) < 0) ?? weighted[0] ?? [];
  if (!create) throw new Error('No operation');
  return create();
}
