import { openS3Bucket, type S3Options } from '@cred/service-kit/s3';
import { type MediaStore, plainKey } from './media-store';

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
