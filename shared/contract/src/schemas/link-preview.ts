import * as z from 'zod';

export const linkPreview = z.object({
  url: z.string(),
  /** A path of the page's origin: third parties cannot see who views the preview (SRV-34). */
  image: z.string().nullable(),
  siteName: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
});

const shortText = (max: number) => z.string().max(max).nullable();

/** A preview as a post keeps it (POST-120), with bounded fields, and the size in which its picture is sent, in pixels. */
export const postPreview = z.object({
  url: z.string().max(4_000),
  /** A path of the page's origin, like that of `linkPreview`. */
  image: shortText(4_000),
  imageSize: z.object({ width: z.number().int().positive(), height: z.number().int().positive() }).nullable(),
  siteName: shortText(100),
  title: shortText(200),
  description: shortText(500),
});

/**
 * What the page server answers to the API about an address (SRV-84). `unknown`: ask again later; `pictureLater`: the
 * page has a picture, which could not be loaded now (SRV-90).
 */
export const previewAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), preview: postPreview, pictureLater: z.literal(true).optional() }),
  z.object({ status: z.literal('none') }),
  z.object({ status: z.literal('unknown') }),
]);

export const previewQuestion = z.object({ url: z.string().max(4_000) });

export type LinkPreview = z.infer<typeof linkPreview>;
export type PostPreview = z.infer<typeof postPreview>;
export type PreviewAnswer = z.infer<typeof previewAnswer>;
