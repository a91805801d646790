import { createRequire } from 'node:module';
import * as releases from '@cred/contract/releases';

/** The build's file with the rendered pages. */
export const PRERENDERED_FILE = 'prerendered.json';

/**
 * Renders pages of the shell at build time (decision record 0015).
 * @param script the compiled `src/prerender/prerender.tsx`
 * @returns the content of the build's file
 */
export async function prerenderPages(script: string): Promise<string> {
  const compiled = createRequire(script)(script) as { prerenderPages(): Promise<unknown> };
  return `${JSON.stringify(releases.prerendered.parse(await compiled.prerenderPages()), null, 1)}\n`;
}
