import { runTool } from './bootstrap.mjs';

await runTool('library/main.ts');
