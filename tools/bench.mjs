import { runTool } from './bootstrap.mjs';

await runTool('bench/src/main.ts');
