import { join } from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import { configuredBucket, openS3Bucket } from '@cred/service-kit/s3';
import type { BuildStore } from './build-store';
import { FileBuildStore } from './file-build-store';
import { S3BuildStore } from './s3-build-store';

type StoreSettings = Pick<Settings, 'CRED_DATA'> & Parameters<typeof configuredBucket>[0];

/** Opens the store that the settings select: the bucket that also has the media, or files in CRED_DATA. */
export function openBuildStore(settings: StoreSettings): BuildStore {
  const folder = join(settings.CRED_DATA, 'builds');
  const bucket = configuredBucket(settings);
  return bucket ? new S3BuildStore(openS3Bucket(bucket), join(folder, '.incoming')) : new FileBuildStore(folder);
}
