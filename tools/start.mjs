import { runTool } from './bootstrap.mjs';

await runTool('start/main.ts');
