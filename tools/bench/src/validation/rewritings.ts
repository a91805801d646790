import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { print } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { freePort } from '@cred/tool-kit/process/ports';
import { table } from '../statistics';
import { type Taken, takenSentences } from './taken-sentences';
import { ValidationProcess } from './validation-process';

/** A post, and a rewriting that keeps its meaning (`careful`) or does not. */
interface RewritingCase {
  readonly text: string;
  readonly rewriting: string;
  readonly careful: boolean;
}

/** A case, and what the member got. */
interface Answered extends RewritingCase {
  readonly answer: string;
  readonly taken: Taken;
}

const GOAL = 0.75;

/**
 * How many rewritings of a model a member gets, whole or in part: `POST /validate-post` of the built service, with an OpenAI-compatible
 * test endpoint that returns the rewriting of each case. FILE has one case per line as JSON.
 * @returns whether at least 75% of the careful ones and none of the others are returned whole
 */
export async function benchRewritings(root: string, file: string, folder: string, stop: AbortSignal): Promise<boolean> {
  const cases = readCases(file);
  let current = '';
  const endpoint = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isKeywords = Buffer.concat(parts).includes('"name":"keywords"');
      const content = JSON.stringify(isKeywords ? { keywords: [] } : { text: current });
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  const port = await freePort();
  await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening));
  const address = endpoint.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
  const service = new ValidationProcess(root, folder, port, { LLM_BASE_URL: url, LLM_MODEL: 'bench' });
  try {
    await service.start(stop);
    const answered: Answered[] = [];
    for (const each of cases) {
      stop.throwIfAborted();
      current = each.rewriting;
      const { body } = await service.validate(each.text, stop);
      answered.push({ ...each, answer: body.formalizado, taken: takenSentences(each.rewriting, body.formalizado) });
    }
    return report(answered);
  } finally {
    await service.stop();
    endpoint.closeAllConnections();
    endpoint.close();
  }
}

function readCases(file: string): readonly RewritingCase[] {
  const cases = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as RewritingCase);
  if (cases.some(({ text, rewriting, careful }) => !text || !rewriting || typeof careful !== 'boolean'))
    throw new OperatorError(`Each line of ${file} needs text, rewriting and careful`);
  return cases;
}

function report(answered: readonly Answered[]): boolean {
  const careful = answered.filter((each) => each.careful);
  const harmful = answered.filter((each) => !each.careful);
  const row = (name: string, cases: readonly Answered[], goal: string): string[] => {
    const count = (how: Taken['how']): number => cases.filter(({ taken }) => taken.how === how).length;
    const sum = (of: 'sentences' | 'of'): number => cases.reduce((total, { taken }) => total + taken[of], 0);
    return [
      name,
      `${cases.length}`,
      `${count('whole')}`,
      `${count('in part')}`,
      `${count('none')}`,
      `${sum('sentences')} of ${sum('of')}`,
      goal,
    ];
  };
  print();
  const rows = [
    ['rewritings of a model', 'cases', 'whole', 'in part', 'none', 'sentences', 'goal'],
    row('careful', careful, '>= 75% whole'),
    row('with another meaning', harmful, '0 whole'),
  ];
  for (const line of table(rows)) print(line);
  const whole = (cases: readonly Answered[]): readonly Answered[] => cases.filter(({ taken }) => taken.how === 'whole');
  for (const { text, rewriting } of whole(harmful)) print(`taken: ${text} -> ${rewriting}`);
  // Whether what was taken of a harmful rewriting is harmless has to be read.
  for (const { text, answer, taken } of harmful) if (taken.how === 'in part') print(`in part: ${text} -> ${answer}`);
  return whole(careful).length / Math.max(1, careful.length) >= GOAL && whole(harmful).length === 0;
}
