import path from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import { createFileMediaStore } from './file-media-store';
import { type MediaStore, plainKey } from './media-store';
import { type S3Options, openS3Bucket } from '@cred/service-kit/s3';

type StoreSettings = Pick<
  Settings,
  'CRED_DATA' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** The folder of the file store. */
export const mediaFolder = (dataFolder: string): string => path.resolve(dataFolder, 'media');

/** The folder of unfinished uploads, on the file store's disk, so that a complete file needs no second copy. */
export const incomingFolder = (dataFolder: string): string => path.join(mediaFolder(dataFolder), 'incoming');

/** The configured store: a bucket, or files in CRED_DATA. */
export function openMediaStore(settings: StoreSettings): MediaStore {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return createS3MediaStore({ endpoint, bucket, region, accessKeyId, secretAccessKey });
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
