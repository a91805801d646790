import { runTool } from './bootstrap.mjs';

await runTool('cli/src/build/main.ts');
