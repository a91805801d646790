import { runTool } from './bootstrap.mjs';

await runTool('cli/src/new-area/main.ts');
