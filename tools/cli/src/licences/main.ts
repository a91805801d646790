import type { Tool } from '@cred/tool-kit/tool';
import { runApiTool } from '../api-command/run-api-tool';
import { parseCommand, usage } from './arguments';

/** `npm run licences -- ...`: imports the registries that certificates are looked up in. */
export const main = (tool: Tool): Promise<number> => runApiTool({ name: 'licences', usage, parse: parseCommand }, tool);
