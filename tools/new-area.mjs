import { runTool } from './bootstrap.mjs';

await runTool('new-area/main.ts');
