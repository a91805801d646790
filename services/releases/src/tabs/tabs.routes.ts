import { tabsBody, type OpenTabs } from '@cred/deployment/registry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { parse } from '../routes';
import { readTabs, saveTabs } from './tabs.repository';

/** As many tabs as may be named take some 30 kB; each in a group of its own, seven times as many. */
const BODY_BYTES = 512 * 1024;

/** Binds the calls about open tabs: page servers tell, whoever has a token may know. */
export function registerTabs(server: FastifyInstance, db: Database): void {
  server.post('/tabs', { bodyLimit: BODY_BYTES, config: { access: 'page' } }, async (request, reply) => {
    await saveTabs(db, parse(tabsBody, request.body));
    return reply.code(204).send();
  });
  server.get('/tabs', { config: { access: 'read' } }, async (): Promise<OpenTabs> => ({ areas: await readTabs(db) }));
}
