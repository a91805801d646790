import * as z from 'zod';
import { actor } from './registry';
import { buildId, loadable, preview } from '@cred/contract/release';

/**
 * Preview links: what the registry, the page server and the command line say to each other about them. Browsers get
 * `preview` in their release table and nothing else.
 */

/** How long a link may work, in hours. */
export const PREVIEW_HOURS = { min: 1, usual: 24, max: 168 } as const;

/**
 * A link's last part: area, build, its end in seconds (base 36), and the registry's signature of these three. Who
 * reads it knows what it claims; only the registry knows whether that is true.
 */
export const previewToken = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}\.[0-9a-f]{16}\.[0-9a-z]{1,9}\.[A-Za-z0-9_-]{43}$/, 'Not a preview link');

export const previewBody = z.strictObject({
  build: buildId,
  hours: z.number().min(PREVIEW_HOURS.min).max(PREVIEW_HOURS.max).default(PREVIEW_HOURS.usual),
  actor,
});

/** The answer to who makes a link. */
export const createdPreview = preview.extend({ token: previewToken });

/** What a token stands for, as page servers are told. */
export const resolvedPreview = z.object({ preview, loadable });

/** The page server's address for a token. */
export const previewPath = (token: string): string => `/preview/${token}`;

export type PreviewBody = z.input<typeof previewBody>;
export type CreatedPreview = z.infer<typeof createdPreview>;
export type ResolvedPreview = z.infer<typeof resolvedPreview>;
