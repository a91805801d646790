import { runTool } from './bootstrap.mjs';

await runTool('reviewer/main.ts');
