import { spawn } from 'node:child_process';

/**
 * Parent process of PostgreSQL only: when the process that started it ends, even when killed, it shuts the server down
 * fast. Arguments: uid, gid (or -), program, its arguments.
 */
const [uid = '-', gid = '-', program = '', ...args] = process.argv.slice(2);

const server = spawn(program, args, {
  ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
  cwd: '/',
  // A separate session: Ctrl-C in the terminal must reach the server last, and through this process only.
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
});

let stopping = false;

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one. */
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
