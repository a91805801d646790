import { runTool } from './bootstrap.mjs';

await runTool('cli/src/checks/main.ts');
