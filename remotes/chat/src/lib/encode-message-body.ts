/** In bytes; a multiple of 3, so that the base64 of the slices joins to the base64 of the whole. */
const SLICE_BYTES = 3 * 1024 * 1024;

interface MediaMessage {
  readonly chatId: string;
  readonly clientId: string;
  readonly text: string;
  readonly replyToId?: string | undefined;
  readonly file: File;
}

/**
 * The JSON body of a message with a file. The data URL is last, so that the server can reject the message before it
 * reads the bytes. Each slice becomes a blob, which the browser may store on disk, so that 134 MB are never one string.
 * @throws Error when the file is no longer readable; the signal's reason when it aborts
 */
export async function encodeMessageBody(
  { chatId, clientId, text, replyToId, file }: MediaMessage,
  signal: AbortSignal,
  slice = SLICE_BYTES,
): Promise<Blob> {
  const head = JSON.stringify({ chatId, clientId, ...(text && { text }), replyToId }).slice(0, -1);
  const parts: BlobPart[] = [`${head},"mediaUrl":"data:${file.type};base64,`];
  for (let from = 0; from < file.size; from += slice) {
    const base64 = await toBase64(file.slice(from, from + slice));
    signal.throwIfAborted();
    parts.push(new Blob([base64]));
  }
  return new Blob([...parts, '"}'], { type: 'application/json' });
}

const toBase64 = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(new Error('The file could not be read. Attach it again.')));
    reader.readAsDataURL(part);
  });
