import type { Readable } from 'node:stream';
import type { BuildFile } from '@cred/contract';
import type { S3Bucket } from '@cred/service-kit/s3';
import type { BuildStore, FileAddress, StoredFile } from './build-store';
import { UploadFolder } from './upload-folder';

/**
 * Builds in a bucket: `builds/<area>/<build>/<file>`, next to the bucket's other objects. An upload is checked on the
 * local disk before any of it is sent to the bucket, so that an object is complete as soon as it exists.
 */
export class S3BuildStore implements BuildStore {
  private readonly incoming: UploadFolder;

  /** @param folder for uploads that are being checked */
  constructor(
    private readonly bucket: S3Bucket,
    folder: string,
  ) {
    this.incoming = new UploadFolder(folder);
  }

  prepare(): Promise<void> {
    return this.incoming.prepare();
  }

  async write(
    address: FileAddress,
    source: Readable,
    expected: BuildFile,
    encoding: 'identity' | 'brotli',
  ): Promise<void> {
    await this.incoming.receive(source, expected, encoding, (path) =>
      this.bucket.put(keyOf(address), { path }, typeOf(address.file)),
    );
  }

  async find(address: FileAddress): Promise<StoredFile | null> {
    const found = await this.bucket.get(keyOf(address));
    return found ? { bytes: found.size, open: async () => found.open() } : null;
  }
}

const keyOf = ({ area, build, file }: FileAddress): string => `builds/${area}/${build}/${file}`;

/** The content type, for servers that read the bucket directly, such as a CDN. */
const typeOf = (file: string): string =>
  file.endsWith('.js')
    ? 'text/javascript; charset=utf-8'
    : file.endsWith('.svg')
      ? 'image/svg+xml'
      : 'application/octet-stream';
