import { spawn } from 'node:child_process';

/**
 * A process of its own that owns nothing but the PostgreSQL below it: when whoever started it is gone,
 * however that came, the server is shut down fast. Arguments: uid, gid (or -), program, its arguments.
 */
const [uid = '-', gid = '-', program = '', ...args] = process.argv.slice(2);

const server = spawn(program, args, {
  ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
  cwd: '/',
  // A session of its own: Ctrl-C in the terminal must reach it through here only, and last.
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
});

let stopping = false;

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  server.kill('SIGINT');
  setTimeout(() => server.kill('SIGQUIT'), 6000).unref();
}

server.on('error', (error) => {
  process.stderr.write(`PostgreSQL cannot run: ${error.message}\n`);
  process.exit(1);
});
server.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)));
process.on('disconnect', stop);
process.on('message', (message) => {
  if (message === 'stop') stop();
});
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.send?.({ type: 'spawned', pid: server.pid });
