import type { Tool } from '@cred/tool-kit/tool';
import { runProduct } from './run';

/** `npm start`: the whole product, until Ctrl-C. */
export const main = (tool: Tool): Promise<number> => runProduct(tool);
