import { runTool } from './bootstrap.mjs';

await runTool('build/main.ts');
