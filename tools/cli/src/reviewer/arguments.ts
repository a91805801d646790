import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import type { ApiToolCommand } from '../api-command/run-api-tool';

export const usage = `npm run reviewer -- <command>

  grant <username>    lets a member decide on certificates and reports; their settings show it at once
  revoke <username>   ends that, at once
  list                who is a reviewer
  reset-second-factor <username>
                      removes the passkeys and the authenticator app of any member who has lost them, and ends their
                      sessions; make sure first who asks for it

  --help              print this

These changes are written into the audit log, which reviewers can read. The database is the one of this machine's
settings: that of DATABASE_URL, or the embedded one of CRED_DATA, for which npm start must be running (environment
or .env, as for npm start).
Exit codes: 0 done, 1 refused or failed, 64 the command line cannot be understood.`;

/** Reads the command line. @throws UsageError */
export function parseCommand(args: readonly string[]): ApiToolCommand {
  let command: ApiToolCommand = { name: 'help' };
  const program = createProgram();
  for (const name of ['grant', 'revoke', 'reset-second-factor'])
    program
      .command(name)
      .argument('<username>')
      .action((username: string) => {
        command = { name: 'run', args: [name, username] };
      });
  program.command('list').action(() => {
    command = { name: 'run', args: ['list'] };
  });
  return parseArguments(program, args) ? command : { name: 'help' };
}
