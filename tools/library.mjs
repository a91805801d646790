import { runTool } from './bootstrap.mjs';

await runTool('cli/src/library/main.ts');
