import type { Tool } from '@cred/tool-kit/tool';
import { runApiTool } from '../api-command/run-api-tool';
import { parseCommand, usage } from './arguments';

/** `npm run reviewer -- ...`: manages who decides on certificates and reports. */
export const main = (tool: Tool): Promise<number> => runApiTool({ name: 'reviewer', usage, parse: parseCommand }, tool);
