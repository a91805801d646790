import { runTool } from './bootstrap.mjs';

await runTool('checks/main.ts');
