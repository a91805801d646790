import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { print } from '@cred/tool-kit/console';
import type { Tool } from '@cred/tool-kit/tool';
import { runProduct } from './run';

const usage = `npm start

Builds what has changed and runs the whole product until Ctrl-C: PostgreSQL, API, validation service, release registry, render
processes and page server. Without settings it makes a database, keys and demo accounts below CRED_DATA.

Settings are environment variables or lines of .env; .env.example explains each of them. docs/operations.md has the rest.`;

/** `npm start`: the whole product, until Ctrl-C. */
export async function main(tool: Tool): Promise<number> {
  if (parseArguments(createProgram(), tool.args)) return runProduct(tool);
  print(usage);
  return 0;
}
