import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredReference } from '@cred/contract';
import type { FastifyInstance } from 'fastify';
import { openLibrary } from './library/open-library';
import { inlineTasks } from './pipeline/check-tasks';
import { startValidation } from './start-validation';
import { sendJson, startService, type TestService } from './outside/testing/test-service';

/** The deployment's settings, with a recording server in place of every outside service. */
const page = 'http://localhost:3000';
let spy: TestService;
let server: FastifyInstance;
let folder: string;
const logged: string[] = [];
const connects = jest.spyOn(Socket.prototype, 'connect');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cred-privacy-'));
  spy = await startService(({ url, body }, response) => {
    if (url.pathname.includes('esearch')) return sendJson(response, { esearchresult: { idlist: [] } });
    if (url.pathname.startsWith('/europepmc')) return sendJson(response, { resultList: { result: [] } });
    const name = (JSON.parse(body) as { response_format: { json_schema: { name: string } } }).response_format
      .json_schema.name;
    sendJson(response, {
      choices: [{ message: { content: JSON.stringify(name === 'keywords' ? { keywords: [] } : { text: 'x' }) } }],
    });
  });
  // A host name instead of an address, so that the test also detects lookups.
  const at = spy.url.replace('127.0.0.1', 'localhost');
  const library = await openLibrary(join(folder, 'library'));
  server = await startValidation(
    {
      LOG_LEVEL: 'trace',
      TRUST_PROXY: undefined,
      PUBLIC_URL: page,
      API_PUBLIC_URL: 'http://localhost:4000',
      HOST: '127.0.0.1',
      API_PORT: 4000,
      VALIDATION_PUBLIC_URL: 'http://localhost:4100',
      VALIDATION_ACCESS: 'open',
      CRED_DATA: folder,
      OUTSIDE_SOURCES: 'on',
      PUBMED_URL: `${at}/pubmed`,
      EUROPEPMC_URL: `${at}/europepmc`,
      PUBMED_API_KEY: 'k',
      PUBMED_EMAIL: undefined,
      LLM_BASE_URL: `${at}/v1`,
      LLM_MODEL: 'm',
      LLM_API_KEY: undefined,
    },
    {
      log: { write: (line) => void logged.push(line) },
      // In this thread, so that the test sees every connection.
      startTasks: () => ({ ...inlineTasks(library), close: () => library.close() }),
    },
  );
});
afterAll(async () => {
  await server.close();
  await spy.close();
  rmSync(folder, { recursive: true, force: true });
  connects.mockRestore();
});

const check = async (text: string) => {
  const response = await server.inject({
    method: 'POST',
    url: '/validate-post',
    headers: { origin: page },
    payload: { text },
  });
  return response.json() as { formalizado: string; error: string | null; keywords: string[]; referencias: unknown[] };
};

const identified = [
  ['CPF', 'pcte com hipertensão e dengue, CPF 529.982.247-25, toma losartana 50 mg'],
  ['CPF', 'hey the CPF is 52998224725, he has heart failure and takes furosemide 40 mg'],
  ['health card', 'Cartão SUS 700 0000 0000 0005, asma e pneumonia, prednisona 20 mg'],
  ['record number', 'prontuário 123456: infarto agudo do miocárdio, AAS 100 mg'],
  ['record number', 'MRN 00123456 came with sepsis and pneumonia, ceftriaxone 1 g'],
  ['date of birth', 'DOB 12/03/1961, type 2 diabetes on metformin 850 mg'],
  ['date of birth', 'nascida em 12/03/1961, diabetes tipo 2 em uso de metformina'],
  ['phone number', 'call +55 11 98765-4321 about her stroke and hypertension'],
  ['mail address', 'mandem pra maria.souza@exemplo.com.br o resultado da biópsia do câncer de mama'],
  ['name', 'patient John Smith has asthma and pneumonia, gave him amoxicillin'],
  ['name', 'a paciente Maria Aparecida da Silva tem hipertensão e diabetes tipo 2'],
] as const;

describe('a post that identifies a patient', () => {
  it.each(identified)('is sent to no outside service, nor are its keywords (%s: case %#)', async (_what, text) => {
    connects.mockClear();
    const { error, formalizado } = await check(text);
    expect(error).toMatch(/^This text was not checked: it seems to identify a patient/);
    expect(spy.requests).toHaveLength(0);
    expect(connects).not.toHaveBeenCalled();
    expect(formalizado).not.toBe('');
    // The error names the kind and never the value.
    for (const word of text.match(/[\d.@+-]{5,}|Smith|Aparecida/g) ?? []) expect(error).not.toContain(word);
  });
});

const posts = [
  'guys my grandma keeps forgetting her metformin and her type 2 diabetes is totally out of control, plus her kidneys are not that great anymore',
  'omg just saw a massive heart attack in a 34 yo, troponin through the roof, gave him aspirin and clopidogrel and rushed to the cath lab with my colleagues from the night shift',
  'gente, to vendo mto caso de dengue com plaqueta baixa aqui no plantão, ninguem aguenta mais, vcs estao internando todo mundo com dor abdominal?',
  'meu vizinho insiste em tomar ibuprofeno todo santo dia mesmo com pressão alta e insuficiência renal, como convencer uma pessoa dessas??',
];
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('a post that identifies no patient', () => {
  it.each(posts)('is sent to the model alone; sources get keywords and no quotation: %s', async (text) => {
    spy.requests.length = 0;
    const { error, keywords } = await check(text);
    expect(error).toBeNull();
    expect(keywords.length).toBeGreaterThan(1);
    const toSources = spy.requests.filter(({ url }) => !url.pathname.startsWith('/v1/'));
    expect(new Set(toSources.map(({ url }) => url.pathname.split('/')[1]))).toEqual(new Set(['pubmed', 'europepmc']));
    const words = wordsOf(text);
    const runs = words.slice(3).map((_word, index) => words.slice(index, index + 4).join(' '));
    for (const { method, body, url, headers } of toSources) {
      expect([method, body]).toEqual(['GET', '']);
      const sent = wordsOf(
        decodeURIComponent(`${url.pathname} ${url.search} ${JSON.stringify(headers)}`.replaceAll('+', ' ')),
      ).join(' ');
      expect(runs.filter((run) => sent.includes(run))).toEqual([]);
    }
    const toModel = spy.requests.filter(({ url }) => url.pathname.startsWith('/v1/'));
    expect(toModel).toHaveLength(2);
    expect(toModel.every(({ body }) => body.includes(JSON.stringify(text).slice(1, -1)))).toBe(true);
  });

  it('leaves no text of any post in logs or files', async () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const read = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n');
    // The references that are kept with a hash are public records, with the names of the topics that met (SRV-70).
    const records = [...read.matchAll(/^\d{13} [0-9a-f]{64} (\[.*\])$/gm)].map(([, json = '']) => json);
    const stored = logged.join('\n') + records.reduce((text, json) => text.replace(json, ''), read);
    expect(stored).toContain('checked');
    const topics = records.flatMap((json) =>
      (JSON.parse(json) as StoredReference[]).flatMap(({ matchedTopics = [] }) => matchedTopics),
    );
    // No topic is a passage of a post.
    expect(topics.filter((topic) => wordsOf(topic).length > 4)).toEqual([]);
    const identifying = [...posts, ...identified.map(([, text]) => text)].flatMap(
      (text) => text.match(/\p{L}{7,}|[\d.@+-]{6,}/gu) ?? [],
    );
    expect(identifying.filter((word) => stored.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });
});
