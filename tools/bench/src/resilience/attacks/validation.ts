import { setTimeout as delay } from 'node:timers/promises';
import { multipart } from '../../product/requester';
import type { ScenarioContext } from '../scenario-context';
import { type Attack, flood, hostileAddress } from './attack';

const TEXT = '. A'.repeat(1_667).slice(0, 5_000);
const IN_FLIGHT = 60;
const ORDINARY_TEXT = 'Patients with heart failure have less oedema with diuretics. Weigh them each morning.';

/** Texts that cost the checks the most, from one member and from visitors without a session, at one address. */
export const costlyTexts: Attack = {
  name: 'costly texts to check',
  async run({ validation, hostile: [member] }, stop) {
    await flood(IN_FLIGHT, stop, async (n) => {
      const cookie = n % 2 === 0 ? member?.cookie : undefined;
      const { status } = await validation.send({
        method: 'POST',
        path: '/validate-post',
        json: { text: TEXT },
        cookie,
        address: hostileAddress(0),
        timeoutMs: 20_000,
      });
      // A refusal costs nothing, and a client that asked again at once would measure this bench's speed.
      if (status !== 200) await delay(50);
    });
  },
  extra:
    ({ validation }) =>
    ({ cookie, address }) =>
      validation.send({ method: 'POST', path: '/validate-post', json: { text: ORDINARY_TEXT }, cookie, address }),
  victim: async (context) => ((await keepsBadge(context)) ? [] : ['a checked post lost its badge']),
};

/** Whether a member's checked text is published as valid; one that cannot be checked in time counts too. */
async function keepsBadge({ api, validation, ordinary }: ScenarioContext): Promise<boolean> {
  const member = ordinary.at(-1);
  if (!member) return true;
  const { cookie, address } = member;
  const checked = await validation.send({
    method: 'POST',
    path: '/validate-post',
    json: { text: ORDINARY_TEXT },
    cookie,
    address,
    timeoutMs: 30_000,
  });
  if (checked.status !== 200) return false;
  const { formalizado } = JSON.parse(checked.body) as { readonly formalizado: string };
  const form = multipart({ userId: member.id, text: formalizado, audience: '["general"]', isValid: 'true' });
  const made = await api.send({ method: 'POST', path: '/api/post', form, cookie, address, timeoutMs: 30_000 });
  return made.status === 201 && (JSON.parse(made.body) as { readonly isValid: boolean }).isValid;
}
