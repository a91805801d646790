import { runTool } from './bootstrap.mjs';

await runTool('cli/src/dev/main.ts');
