import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { limits } from '@cred/contract';
import { sendJson, startService } from './outside/testing/test-service';
import { startWorker } from './pipeline/testing/start-worker';
import { WorkerPool } from './pipeline/worker-pool';
import { startValidation } from './start-validation';

const page = 'http://localhost:3000';
const TOKEN = 'the token of the API';

describe('sixty requests with hostile texts', () => {
  it('cost their member a rejection, and do not stop checks of others and /issued', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cred-hostile-'));
    // Each session belongs to a member of the same name.
    const api = await startService(({ headers }, response) =>
      sendJson(response, { id: headers.cookie?.split('=')[1] ?? '' }),
    );
    const server = await startValidation(
      {
        LOG_LEVEL: 'fatal',
        TRUST_PROXY: undefined,
        PUBLIC_URL: page,
        API_PUBLIC_URL: api.url,
        HOST: '127.0.0.1',
        API_PORT: 4000,
        VALIDATION_PUBLIC_URL: 'http://localhost:4100',
        VALIDATION_ACCESS: 'members',
        CRED_DATA: folder,
        OUTSIDE_SOURCES: 'off',
        PUBMED_URL: api.url,
        EUROPEPMC_URL: api.url,
        PUBMED_API_KEY: undefined,
        PUBMED_EMAIL: undefined,
        LLM_BASE_URL: undefined,
        LLM_MODEL: undefined,
        LLM_API_KEY: undefined,
      },
      {
        token: TOKEN,
        startTasks: (libraryFolder, onFault) => new WorkerPool({ size: 1, libraryFolder, onFault, start: startWorker }),
      },
    );
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const check = async (member: string, text: string) => {
      const response = await fetch(`${address}/validate-post`, {
        method: 'POST',
        headers: { origin: page, cookie: `cred_session=${member}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      return { status: response.status, body: (await response.json()) as { formalizado?: string } };
    };
    const issued = async (text: string) =>
      (
        await fetch(`${address}/issued/${createHash('sha256').update(text).digest('hex')}`, {
          headers: { authorization: `Bearer ${TOKEN}` },
        })
      ).status;

    const hostileText = '. A'.repeat(limits.validation.textMax).slice(0, limits.validation.textMax);
    const hostile = Promise.all(Array.from({ length: 60 }, () => check('stranger', hostileText)));
    const other = await check('ana', 'guys, asthma');
    expect(other).toMatchObject({ status: 200, body: { formalizado: 'Asthma.' } });
    expect([await issued('Asthma.'), await issued('never')]).toEqual([200, 404]);
    const statuses = (await hostile).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);

    await server.close();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);
});
