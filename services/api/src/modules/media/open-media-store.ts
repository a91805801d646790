import path from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import { createFileMediaStore } from './file-media-store';
import { type MediaStore, plainKey } from './media-store';
import { configuredBucket, openS3Bucket, type S3Options } from '@cred/service-kit/s3';

type StoreSettings = Pick<Settings, 'CRED_DATA'> & Parameters<typeof configuredBucket>[0];

/** The folder of the file store. */
export const mediaFolder = (dataFolder: string): string => path.resolve(dataFolder, 'media');

/** The folder of unfinished uploads, on the file store's disk, so that a complete file needs no second copy. */
export const incomingFolder = (dataFolder: string): string => path.join(mediaFolder(dataFolder), 'incoming');

/** The configured store: a bucket, or files in CRED_DATA. */
export function openMediaStore(settings: StoreSettings): MediaStore {
  const bucket = configuredBucket(settings);
  if (bucket) return createS3MediaStore(bucket);
  return createFileMediaStore(mediaFolder(settings.CRED_DATA), incomingFolder(settings.CRED_DATA));
}

/** Stores media in a bucket of any S3-compatible store. */
export function createS3MediaStore(options: S3Options): MediaStore {
  const bucket = openS3Bucket(options);
  return {
    put: async (key, source, contentType) => bucket.put(plainKey(key), source, contentType),
    get: async (key) => bucket.get(plainKey(key)),
    delete: async (key) => bucket.delete(plainKey(key)),
    check: () => bucket.check(),
  };
}
