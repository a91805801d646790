import { runTool } from './bootstrap.mjs';

await runTool('cli/src/licences/main.ts');
