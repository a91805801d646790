import type { Client } from 'pg';
import { OperatorError } from '@cred/tool-kit/errors';
import { connect } from '../product/database';
import { copyMembers, DEMO_PASSWORD, requireSuccess, signIn, type Member } from '../product/members';
import { cookiesOf, Requester } from '../product/requester';
import type { BenchStack } from '../stack';

/** The demo community's member whose home has twenty posts. */
const ORIGINAL = 'ana.souza';
/**
 * A page asks the API four times, and a member may ask it 600 times a minute: together they can load 300 pages a second
 * with the limits of production.
 */
const MEMBERS = 120;
/** The posts in the markup of home; the other ten are in its data. */
const ARTICLES = 10;
const HOME = '/';

export interface LoadedPage {
  /** From the request to the last byte of the document, in ms. */
  readonly tookMs: number;
  /** Whether it came with the markup of home and its posts. */
  readonly isFull: boolean;
  readonly html: string;
}

/** Pages of many members, each with a session and an address, as their browsers load them. */
export class MembersPages {
  /** Homes that came without their markup so far. */
  unrendered = 0;
  private loaded = 0;

  private constructor(
    private readonly web: Requester,
    private readonly members: readonly Member[],
  ) {}

  /** Copies a member of the demo community, with what home shows. The product trusts this machine's proxy headers. */
  static async open(stack: BenchStack): Promise<MembersPages> {
    const api = new Requester(stack.portOf.api, stack.url);
    const client = await connect(stack.data);
    try {
      const login = requireSuccess('login', await signIn(api, ORIGINAL, DEMO_PASSWORD, {}));
      const { rows } = await client.query<{ id: string }>('select id from users where username = $1', [ORIGINAL]);
      const [row] = rows;
      if (!row) throw new OperatorError(`The demo community has no ${ORIGINAL}`);
      const original = { id: row.id, username: ORIGINAL, cookie: cookiesOf(login), address: '10.200.0.1' };
      const members = await copyMembers(client, original, 'reader', MEMBERS);
      await copyNotifications(client, original, members);
      return new MembersPages(new Requester(stack.portOf.web, stack.url), members);
    } finally {
      await client.end();
      api.close();
    }
  }

  /** Loads a page as the next member. @throws OperatorError when there is none */
  async load(path = HOME): Promise<LoadedPage> {
    const member = this.members[this.loaded % this.members.length];
    this.loaded += 1;
    const headers = { accept: 'text/html', 'accept-encoding': 'br', host: new URL(this.web.origin).host };
    const { status, body, tookMs } = await this.web.send({
      path,
      cookie: member?.cookie,
      address: member?.address,
      headers,
    });
    if (status !== 200) throw new OperatorError(`The page server answered ${status}`);
    const isFull = (body.match(/<article/g)?.length ?? 0) >= ARTICLES;
    if (path === HOME && !isFull) this.unrendered += 1;
    return { tookMs, isFull, html: body };
  }

  close(): void {
    this.web.close();
  }
}

const copyNotifications = (client: Client, original: Member, members: readonly Member[]): Promise<unknown> =>
  client.query(
    `insert into notifications (id, user_id, from_user_id, type, read, created_at, chat_id, message_id, post_id,
       comment_id, is_newest)
     select uuidv7(), member, from_user_id, type, read, created_at, chat_id, message_id, post_id, comment_id, is_newest
     from notifications, unnest($2::uuid[]) as member where user_id = $1 and submission_id is null
     on conflict do nothing`,
    [original.id, members.map(({ id }) => id)],
  );
