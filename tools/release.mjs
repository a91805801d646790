import { runTool } from './bootstrap.mjs';

await runTool('release/main.ts');
