import type { Me, Specialty, User, UserSummary } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import { violatedUniqueConstraint, type Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import { hashPassword } from '../credentials/passwords';
import { emailTaken, sendConfirmation } from '../mail-addresses/confirm-address';
import { isAddressTaken } from '../mail-addresses/email-confirmations.repository';
import { notify } from '../notifications/notify';
import { presentUserSummary } from '../../access/user-summary.presenter';
import { findFormerOwner, requireAvailableUsername, usernameTakenError } from './usernames';
import { PLAIN_USERNAME, requireOther, requirePlainName } from './users.policy';
import { presentMe, presentUser } from './users.presenter';
import { deleteFollow, insertFollow } from './follows.repository';
import { findProfile, findSuggestions, insertUser, type NewUser } from './users.repository';
import { isVisibleMember, requireReachable } from '../../access/reachability';
import { isHealthSpecialty } from '../../access/health-audience.policy';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
}

/**
 * A new account. Only the server's own commands set images. The badge is never set here, since it requires a
 * certificate.
 */
export interface AccountInput {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly specialty: Specialty;
  readonly bio?: string;
  readonly link?: string;
  readonly profileImg?: string;
  readonly coverImg?: string;
  /** The address is not confirmed yet; the accounts of the server's own commands do not need that. */
  readonly isUnconfirmed?: true;
}

/**
 * Creates an account and returns its id.
 * @throws AppError 409 `username_taken` or `email_taken`
 */
export async function createAccount(db: Executor, input: AccountInput, at: Date): Promise<string> {
  requirePlainName(input.fullName);
  const user: NewUser = {
    id: newId(at),
    username: input.username,
    email: input.email.toLowerCase(),
    full_name: input.fullName,
    password_hash: await hashPassword(input.password),
    specialty: input.specialty,
    is_health_professional: isHealthSpecialty(input.specialty),
    is_verificated: false,
    profile_img: input.profileImg ?? null,
    cover_img: input.coverImg ?? null,
    bio: input.bio ?? null,
    link: input.link ?? null,
    created_at: at,
    email_confirmed_at: input.isUnconfirmed ? null : at,
  };
  const insert = async (trx: Executor): Promise<void> => {
    await requireNotTaken(() => insertUser(trx, user));
    // After the insert, which waits for a concurrent release of the name.
    await requireAvailableUsername(trx, user.username, user.id, at);
  };
  await (db.isTransaction ? insert(db) : db.transaction().execute(insert));
  return user.id;
}

/**
 * Creates the account of a new member and mails a link that confirms the address (AUTH-34). Returns the account's id.
 * @throws AppError 409 `username_taken` or `email_taken`
 */
export async function signUp({ db, settings, clock }: Deps, input: AccountInput): Promise<string> {
  const at = clock();
  return await db.transaction().execute(async (trx) => {
    const userId = await createAccount(trx, { ...input, isUnconfirmed: true }, at);
    const email = input.email.toLowerCase();
    // An address that no account has confirmed is free: anyone can have entered it (AUTH-37).
    if (await isAddressTaken(trx, userId, email)) throw emailTaken();
    await sendConfirmation(trx, settings, { userId, email, at });
    return userId;
  });
}

/**
 * Runs `store`, which stores a username or an address.
 * @throws AppError 409 when it belongs to another member
 */
export async function requireNotTaken(store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (failure) {
    const constraint = violatedUniqueConstraint(failure);
    if (constraint === 'users_username_key') throw usernameTakenError();
    if (constraint === 'users_email_key') throw emailTaken();
    throw failure;
  }
}

/** The signed-in member's own profile. */
export async function getMe({ db, settings, clock }: Deps, id: string): Promise<Me> {
  const row = await findProfile(db, { id }, id);
  if (!row) throw errors.unauthenticated();
  return presentMe(row, settings, clock());
}

/**
 * A member's profile as the viewer may see it; a former username finds it too while it is reserved (SRV-86).
 * @throws AppError 404
 */
export async function getUser({ db, settings, clock }: Deps, viewer: Viewer, name: string): Promise<User> {
  const username = name.toLowerCase();
  // No member has such a username, and the database rejects some characters.
  const row = PLAIN_USERNAME.test(username) ? await findByName(db, username, viewer, clock()) : undefined;
  if (!row || row.blocks_viewer) throw errors.notFound('User not found');
  return (row.id === viewer.id ? presentMe : presentUser)(row, settings, clock());
}

async function findByName(db: Executor, username: string, viewer: Viewer, at: Date) {
  const row = await findProfile(db, { username }, viewer.id);
  if (row) return row;
  const id = await findFormerOwner(db, username, at);
  return id === null ? undefined : await findProfile(db, { id }, viewer.id);
}

/** Suggests members that the viewer does not follow; those of the same specialty first, if requested. */
export async function getSuggestions(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  viewer: Viewer,
  order: { readonly sameSpecialty: boolean },
): Promise<UserSummary[]> {
  return (await findSuggestions(db, viewer.id, order)).map((row) => presentUserSummary(row, settings));
}

/** Makes the viewer follow a member, who is notified once. */
export async function follow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  followingId: string,
): Promise<void> {
  requireOther(viewer, followingId);
  await db.transaction().execute(async (trx) => {
    await requireReachable(trx, viewer.id, followingId);
    const at = clock();
    if (!(await insertFollow(trx, viewer.id, followingId, at))) return;
    await notify(trx, { type: 'follow', userId: followingId, fromUserId: viewer.id, at });
  });
}

/** Ends the viewer's follow of a member. */
export async function unfollow({ db }: Pick<Deps, 'db'>, viewer: Viewer, followingId: string): Promise<void> {
  requireOther(viewer, followingId);
  if (!(await isVisibleMember(db, viewer.id, followingId))) throw errors.notFound('User not found');
  await deleteFollow(db, viewer.id, followingId);
}
