import { join } from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import { openS3Bucket } from '@cred/service-kit/s3';
import type { BuildStore } from './build-store';
import { FileBuildStore } from './file-build-store';
import { S3BuildStore } from './s3-build-store';

type Place = Pick<
  Settings,
  'CRED_DATA' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Opens the store that the settings select: the bucket that also has the media, or files in CRED_DATA. */
export function openBuildStore(settings: Place): BuildStore {
  const {
    CRED_DATA,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  const folder = join(CRED_DATA, 'builds');
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return new S3BuildStore(
      openS3Bucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }),
      join(folder, '.incoming'),
    );
  return new FileBuildStore(folder);
}
