import { runTool } from './bootstrap.mjs';

await runTool('cli/src/release/main.ts', { isCompiled: true });
