import { resolve } from 'node:path';
import { licenceAuthorities } from '@cred/contract/licence';
import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';
import type { ApiToolCommand } from '../api-command/run-api-tool';

/** OTHER has no registry: its authorities are free texts. */
const authorities = licenceAuthorities.filter((authority) => authority !== 'OTHER');

export const usage = `npm run licences -- <command>

  import <file> --authority <authority>   replaces the registry of an authority by a CSV file
  status                                  the imported registries, with their size and time

  --authority   one of ${authorities.join(', ')}
  --columns     where the file's header differs, such as number=NPI,name=First Name+Last Name
                (columns: number, name, state, category, status, expires; number and name are required, state for
                CRM, COREN, CRF and ORDEM, category for COREN)
  --encoding    of the file; default utf-8, such as latin1
  --allow-bad-rows   imports the good rows of a file in which more than 1 in 100 rows are bad
  --help        print this

The delimiter is found in the header. Bad rows are listed with their lines. The previous registry is used until the
new one is complete, and stays when the file is not imported. The database is the one of this machine's settings: that
of DATABASE_URL, or the embedded one of CRED_DATA, for which npm start must be running.
Exit codes: 0 done, 1 refused or failed, 64 the command line cannot be understood.`;

interface ImportOptions {
  readonly authority: string;
  readonly columns?: string;
  readonly encoding?: string;
  readonly allowBadRows?: boolean;
}

/** Reads the command line; the file's path becomes absolute. @throws UsageError */
export function parseCommand(args: readonly string[]): ApiToolCommand {
  let command: ApiToolCommand = { name: 'help' };
  const program = createProgram();
  program
    .command('import')
    .argument('<file>')
    .requiredOption('--authority <authority>')
    .option('--columns <mapping>')
    .option('--encoding <label>')
    .option('--allow-bad-rows')
    .action((file: string, { authority, columns, encoding, allowBadRows }: ImportOptions) => {
      if (!(authorities as readonly string[]).includes(authority))
        throw new UsageError(`There is no registry of ${authority}. There are: ${authorities.join(', ')}`);
      command = {
        name: 'run',
        args: [
          'import',
          resolve(file),
          `--authority=${authority}`,
          ...(columns === undefined ? [] : [`--columns=${columns}`]),
          ...(encoding === undefined ? [] : [`--encoding=${encoding}`]),
          ...(allowBadRows ? ['--allow-bad-rows'] : []),
        ],
      };
    });
  program.command('status').action(() => {
    command = { name: 'run', args: ['status'] };
  });
  return parseArguments(program, args) ? command : { name: 'help' };
}
