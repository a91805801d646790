/**
 * A render process: a child process of the page server, which renders pages with the shell's and the areas' server files
 * (FED-17). It has no port, no settings and no credentials, and reads the folders of builds only. The page server starts
 * it with Node's permission model (`services/web/src/render/render-process.ts`).
 */
import process from 'node:process';
import { clearTimeout, setImmediate, setTimeout } from 'node:timers';
import type { RenderJob, RenderRequest, RenderResponse } from '@cred/deployment/render-process';
import { removeMeans } from './lockdown';
import { Renderer } from './renderer';

/** After a page without another one, the next realm is made and its code is compiled. */
const IDLE_MS = 20;

const send = process.send?.bind(process);
if (!send) throw new Error('A render process is started by the page server');
const respond = (response: RenderResponse): void => {
  // An error means that the page server has ended, and then this process ends too.
  send(response, undefined, undefined, () => undefined);
};
const renderer = new Renderer((area) => respond({ type: 'part', area }));
let idle: NodeJS.Timeout | undefined;
const whenIdle = (run: () => void): void => {
  idle = setTimeout(() => {
    // It keeps the page, which is a member's.
    idle = undefined;
    run();
  }, IDLE_MS);
};
/** Lets the spare realm render the same page until its code is compiled, unless another one arrives. */
const warm = (job: RenderJob): void => whenIdle(() => renderer.warmSpare(job) && warm(job));

process.on('message', (request: RenderRequest) => {
  clearTimeout(idle);
  if (request.type === 'render') {
    const { output, failures } = renderer.render(request);
    respond({
      type: 'done',
      id: request.id,
      ...(output === undefined ? {} : { output }),
      failures: [...failures],
      rss: process.memoryUsage.rss(),
    });
    // After what the page left to the process itself, which rejects imports.
    setImmediate(() => respond({ type: 'idle', failures: [...renderer.settle(request)] }));
    whenIdle(() => {
      renderer.makeSpare(request.shell);
      if (failures.length === 0) warm(request);
    });
  } else renderer.prepare(request);
});
// Errors in code of builds that no page waits for must not end the process.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);
process.once('disconnect', () => process.exit());
// Signals of the terminal: the page server ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

removeMeans();
respond({ type: 'ready' });
