import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD, requireSuccess, signIn } from '../../product/members';
import { cookiesOf } from '../../product/requester';
import { opsToken } from '../../product/registry';
import { type Attack, flood, hostileAddress } from './attack';

const OWNER_ADDRESS = '198.51.100.20';
/** The attempts of one network may not be many more than those of one address in a minute. */
const NETWORK_MAX = 200;

/** Wrong passwords for one member from many addresses; the owner signs in from a browser that has done so before. */
export function wrongLogins(owner: string): Attack {
  let cookie = '';
  return {
    name: 'wrong logins for a member',
    async before({ api }) {
      cookie = cookiesOf(requireSuccess('login', await signIn(api, owner, DEMO_PASSWORD, { address: OWNER_ADDRESS })));
    },
    async run({ api }, stop) {
      await flood(4, stop, async (n) => {
        await signIn(api, owner, `wrong-guess-${n}`, { address: hostileAddress(n) });
        await delay(100);
      });
    },
    async victim({ api }) {
      const { status } = await signIn(api, owner, DEMO_PASSWORD, { address: OWNER_ADDRESS, cookie });
      return status === 200 ? [] : [`the owner's right password was refused with ${status} in the owner's browser`];
    },
  };
}

/** Wrong passwords from IPv6 addresses of one network, each used once; counts the guesses that get a response. */
export const rotatedAddresses = (): Attack => {
  let answered = 0;
  return {
    name: 'guesses from one IPv6 network',
    async run({ api }, stop) {
      answered = 0;
      await flood(8, stop, async (n) => {
        const address = `2001:db8:bad:1::${n.toString(16)}`;
        const { status } = await signIn(api, `unknown${n}`, `wrong-guess-${n}`, { address });
        if (status === 401) answered += 1;
        else await delay(20);
      });
    },
    async victim() {
      await delay(8_000);
      return answered > NETWORK_MAX
        ? [`${answered} guesses of one network were checked within seconds; one address gets 100 a minute`]
        : [];
    },
  };
};

/** Wrong tokens at the ops login from many addresses; the operator signs in with the right one. */
export const wrongOpsTokens = (): Attack => {
  let token = '';
  return {
    name: 'wrong tokens at the ops login',
    async before({ registry, stack }) {
      const headers = { authorization: `Bearer ${opsToken(stack)}` };
      const json = { name: `operator-${randomBytes(4).toString('hex')}`, scope: 'ops', actor: 'bench' };
      const made = requireSuccess('token', await registry.send({ method: 'POST', path: '/tokens', headers, json }));
      token = (JSON.parse(made.body) as { readonly secret: string }).secret;
    },
    async run({ registry }, stop) {
      await flood(4, stop, async (n) => {
        await registry.send(opsLogin(`wrong-token-${n}`, hostileAddress(n)));
        await delay(20);
      });
    },
    async victim({ registry }) {
      // The shared limit is reached by then.
      await delay(5_000);
      const { status } = await registry.send(opsLogin(token, OWNER_ADDRESS));
      return status === 303 ? [] : [`the operator's right token was refused with ${status}`];
    },
  };
};

const opsLogin = (token: string, address: string) => ({
  method: 'POST',
  path: '/ops/login',
  address,
  form: {
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(new URLSearchParams({ name: 'operator', token, next: '/ops' }).toString()),
  },
});
