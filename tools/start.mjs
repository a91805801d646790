import { runTool } from './bootstrap.mjs';

await runTool('cli/src/start/main.ts');
