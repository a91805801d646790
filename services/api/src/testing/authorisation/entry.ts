import type { CallName, Calls } from '@cred/contract';
import type { TestApi, TestMember } from '../test-api';
import type { TestInput } from '../test-client';

export type ApiCall = { [N in CallName]: Calls[N]['host'] extends 'api' ? N : never }[CallName];
type Statuses = readonly [visitor: number, other: number, owner: number, reviewer: number];

/** The server and the members that the table of permissions is tested with. */
export interface World {
  readonly api: TestApi;
  readonly owner: TestMember;
  /** The member that the owner writes to, rates and follows. */
  readonly friend: TestMember;
  readonly other: TestMember;
  readonly reviewer: TestMember;
  /** Another reviewer, whose decisions can be appealed against. */
  readonly firstReviewer: TestMember;
}

/** A row of the table of permissions: what one call returns to each role. */
export interface Entry {
  /** The same input for every role: about the owner's objects, with the owner's id. */
  readonly input?: (world: World) => TestInput<never> | Promise<TestInput<never>>;
  readonly expected: Statuses;
  /** The call ends a session or changes an account, so that other calls need a new world. */
  readonly needsNewWorld?: true;
}

/** The rows of the calls about one subject. */
export type Entries = Readonly<Partial<Record<ApiCall, Entry>>>;

/** Calls that concern no single member: every member may make them, visitors may not. */
export const forMembers: Statuses = [401, 200, 200, 200];
/** Calls with the owner's id, or for the owner's private data. */
export const forOwner: Statuses = [401, 403, 200, 403];
/** Calls about a chat or a notification, which does not exist for others. */
export const hiddenFromOthers: Statuses = [401, 404, 200, 404];
export const forReviewers: Statuses = [401, 403, 403, 200];
export const forEveryone: Statuses = [200, 200, 200, 200];
/** The same for a call that creates something. */
export const created = ([visitor, ...rest]: Statuses): Statuses =>
  [visitor, ...rest.map((status) => (status === 200 ? 201 : status))] as unknown as Statuses;

export const ownId = ({ owner }: World) => ({ params: { id: owner.id } });
export const ownUser = ({ owner }: World) => ({ params: { userId: owner.id } });
export const friendUser = ({ friend }: World) => ({ params: { userId: friend.id } });
