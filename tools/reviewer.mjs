import { runTool } from './bootstrap.mjs';

await runTool('cli/src/reviewer/main.ts');
