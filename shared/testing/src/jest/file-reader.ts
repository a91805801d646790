/** A `FileReader` for Node's blobs, which tests use; jsdom's reader accepts only its own blobs. */
export class TestFileReader extends EventTarget {
  result: string | ArrayBuffer | null = null;
  error: unknown = null;
  readyState: 0 | 1 | 2 = 0;
  onload: ((event: Event) => void) | null = null;
  onloadend: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  readAsDataURL(blob: Blob): void {
    this.read(
      blob,
      (bytes) => `data:${blob.type || 'application/octet-stream'};base64,${Buffer.from(bytes).toString('base64')}`,
    );
  }

  readAsText(blob: Blob): void {
    this.read(blob, (bytes) => Buffer.from(bytes).toString('utf8'));
  }

  readAsArrayBuffer(blob: Blob): void {
    this.read(blob, (bytes) => bytes);
  }

  abort(): void {
    this.readyState = 2;
  }

  private read(blob: Blob, convert: (bytes: ArrayBuffer) => string | ArrayBuffer): void {
    this.readyState = 1;
    blob.arrayBuffer().then(
      (bytes) => {
        this.result = convert(bytes);
        this.finish('load');
      },
      (error: unknown) => {
        this.error = error;
        this.finish('error');
      },
    );
  }

  private finish(type: 'load' | 'error'): void {
    if (this.readyState === 2) return;
    this.readyState = 2;
    for (const name of [type, 'loadend'] as const) {
      const event = new Event(name);
      this[`on${name}`]?.(event);
      this.dispatchEvent(event);
    }
  }
}
