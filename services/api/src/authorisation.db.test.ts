import { type CallDefinition, type CallName, calls } from '@cred/contract';
import { accountCalls } from './testing/authorisation/account-calls';
import { chatCalls } from './testing/authorisation/chat-calls';
import type { ApiCall, Entry, World } from './testing/authorisation/entry';
import { memberCalls } from './testing/authorisation/member-calls';
import { postCalls } from './testing/authorisation/post-calls';
import { reviewCalls } from './testing/authorisation/review-calls';
import { signInCalls } from './testing/authorisation/sign-in-calls';
import { startTestApi, type TestApi, type TestMember } from './testing/test-api';
import { reviewer } from './testing/test-certificates';
import type { TestClient } from './testing/test-client';

/**
 * Every call of the API by every role, always on the owner's objects and with the owner's id, which the other roles
 * forge. A new call of the contract needs an entry here: without it, this file does not compile and its test fails.
 */
const entries: Readonly<Record<ApiCall, Entry>> = {
  ...accountCalls,
  ...signInCalls,
  ...postCalls,
  ...memberCalls,
  ...reviewCalls,
  ...chatCalls,
};

let api: TestApi;
let shared: World;
let firstReviewer: TestMember;

const makeWorld = async (): Promise<World> => ({
  api,
  firstReviewer,
  owner: await api.member(),
  friend: await api.member(),
  other: await api.member(),
  reviewer: await reviewer(api),
});

beforeAll(async () => {
  api = await startTestApi();
  firstReviewer = await reviewer(api);
  shared = await makeWorld();
});
afterAll(() => api.close());

const apiCalls = (Object.entries(calls) as [CallName, CallDefinition][])
  .filter(([, { host }]) => host === 'api')
  .map(([name]) => name as ApiCall);

describe('the table of permissions', () => {
  it('has every call of the API', () => {
    expect(Object.keys(entries).sort()).toEqual([...apiCalls].sort());
  });
});

describe.each(apiCalls)('%s', (name) => {
  const { input, expected, needsNewWorld } = entries[name];

  it(`returns ${expected.join(', ')} to a visitor, another member, the owner and a reviewer`, async () => {
    const world = needsNewWorld ? await makeWorld() : shared;
    const roles: readonly (readonly [TestClient, number])[] = [
      [api.browser(), expected[0]],
      [world.other, expected[1]],
      [world.reviewer, expected[3]],
      // The owner is last, since a successful call may end what the others need.
      [world.owner, expected[2]],
    ];
    const got: number[] = [];
    for (const [client] of roles) {
      const given = (await input?.(world)) ?? {};
      got.push((await client.call(name, given)).status);
    }
    expect(got).toEqual(roles.map(([, status]) => status));
  });
});

describe('endSession with another member’s id', () => {
  it('leaves the owner signed in', async () => {
    const { owner, other } = shared;
    const id = (await owner.ok('getSessions')).find(({ current }) => current)?.id ?? '';
    await other.ok('endSession', { params: { id } });
    await owner.ok('getMe');
  });
});
