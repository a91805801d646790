import * as z from 'zod';
import { actor } from './registry';
import { buildId, loadable, preview } from '@cred/contract/releases';

/**
 * Preview links: what registry, page server and command line exchange. Browsers get only `preview`, in their release
 * table.
 */

/** The lifetime of a link, in hours. */
export const PREVIEW_HOURS = { min: 1, usual: 24, max: 168 } as const;

/**
 * A link's last part: area, build, expiry in seconds (base 36), and the registry's signature of these three. The
 * content is readable; only the registry can verify it.
 */
export const previewToken = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}\.[0-9a-f]{16}\.[0-9a-z]{1,9}\.[A-Za-z0-9_-]{43}$/, 'Not a preview link');

export const previewBody = z.strictObject({
  build: buildId,
  hours: z.number().min(PREVIEW_HOURS.min).max(PREVIEW_HOURS.max).default(PREVIEW_HOURS.usual),
  actor,
});

/** The response to the creation of a link. */
export const createdPreview = preview.extend({ token: previewToken });

/** The content of a token, for page servers. */
export const resolvedPreview = z.object({ preview, loadable });

/** The page server's path for a token. */
export const previewPath = (token: string): string => `/preview/${token}`;

export type PreviewBody = z.input<typeof previewBody>;
export type CreatedPreview = z.infer<typeof createdPreview>;
export type ResolvedPreview = z.infer<typeof resolvedPreview>;
