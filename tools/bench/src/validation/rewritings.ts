import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { print } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { freePort } from '@cred/tool-kit/process/ports';
import { table } from '../statistics';
import { ValidationProcess } from './validation-process';

/** A post, and a rewriting that keeps its meaning (`careful`) or does not. */
interface RewritingCase {
  readonly text: string;
  readonly rewriting: string;
  readonly careful: boolean;
}

const GOAL = 0.75;

/**
 * How many rewritings of a model a member gets: `POST /validate-post` of the built service, with an OpenAI-compatible
 * test endpoint that returns the rewriting of each case. FILE has one case per line as JSON.
 * @returns whether at least 75% of the careful ones and none of the others are returned
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
    const taken: RewritingCase[] = [];
    for (const each of cases) {
      stop.throwIfAborted();
      current = each.rewriting;
      const { body } = await service.validate(each.text, stop);
      if (body.formalizado === each.rewriting) taken.push(each);
    }
    return report(cases, taken);
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

function report(cases: readonly RewritingCase[], taken: readonly RewritingCase[]): boolean {
  const row = (name: string, careful: boolean, goal: string): string[] => {
    const all = cases.filter((each) => each.careful === careful).length;
    const got = taken.filter((each) => each.careful === careful).length;
    return [name, `${got} of ${all}`, `${all - got}`, goal];
  };
  print();
  const rows = [
    ['rewritings of a model', 'taken', 'refused', 'goal'],
    row('careful', true, '>= 75% taken'),
    row('with another meaning', false, '0 taken'),
  ];
  for (const line of table(rows)) print(line);
  for (const { text, rewriting } of taken.filter(({ careful }) => !careful)) print(`taken: ${text} -> ${rewriting}`);
  const careful = cases.filter((each) => each.careful);
  const share = taken.filter((each) => each.careful).length / Math.max(1, careful.length);
  return share >= GOAL && taken.every((each) => each.careful);
}
