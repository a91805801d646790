import { requireSuccess, copyMembers, openChats, signUp, type Member } from '../product/members';
import { multipart, Requester } from '../product/requester';
import type { BenchStack } from '../stack';
import { connect } from '../product/database';
import { WRITERS, Writers } from './writers';

const TARGET_POSTS = 20;
const ORDINARY = 50;
const HOSTILE = 60;

/** The started product and its members, as every scenario receives them. */
export interface ScenarioContext {
  readonly stack: BenchStack;
  readonly api: Requester;
  readonly validation: Requester;
  readonly registry: Requester;
  readonly web: Requester;
  readonly writers: Writers;
  readonly ordinary: readonly Member[];
  readonly hostile: readonly Member[];
  /** General posts that every member sees. */
  readonly posts: readonly string[];
  /** The direct chat of each pair of successive ordinary members. */
  readonly chats: readonly string[];
  readonly stop: AbortSignal;
  readonly log: (line: string) => void;
}

/** Signs members up and in, and publishes what they write about. */
export async function createContext(
  stack: BenchStack,
  stop: AbortSignal,
  log: (line: string) => void,
): Promise<ScenarioContext & { close(): void }> {
  const requesterOf = (name: keyof BenchStack['portOf'], origin = stack.url): Requester =>
    new Requester(stack.portOf[name], origin);
  const [api, validation, web] = [requesterOf('api'), requesterOf('validation'), requesterOf('web')];
  const registry = requesterOf('releases', `http://127.0.0.1:${stack.portOf.releases}`);
  const first = await signUp(api, `bench${process.pid}`, '10.200.0.1');
  const client = await connect(stack.data);
  try {
    const writing = await copyMembers(client, first, 'writer', WRITERS);
    const ordinary = await copyMembers(client, first, 'ordinary', ORDINARY);
    const hostile = await copyMembers(client, first, 'hostile', HOSTILE);
    const posts: string[] = [];
    for (let n = 0; n < TARGET_POSTS; n += 1) posts.push(await publish(api, first, `A case to discuss: ${n}`));
    const targets = { members: writing, posts, chats: await openChats(client, writing) };
    return {
      stack,
      api,
      validation,
      registry,
      web,
      ordinary,
      hostile,
      posts,
      stop,
      log,
      writers: new Writers(api, targets),
      chats: await openChats(client, ordinary),
      close: () => {
        for (const each of [api, validation, registry, web]) each.close();
      },
    };
  } finally {
    await client.end();
  }
}

async function publish(api: Requester, { id, cookie, address }: Member, text: string): Promise<string> {
  const form = multipart({ userId: id, text, audience: '["general"]' });
  const made = requireSuccess('post', await api.send({ method: 'POST', path: '/api/post', form, cookie, address }));
  return (JSON.parse(made.body) as { readonly id: string }).id;
}
