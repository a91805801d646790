import { encodeMessageBody } from './encode-message-body';

const { signal } = new AbortController();
const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => at % 251);
const file = new File([bytes], 'round.mp4', { type: 'video/mp4' });

describe('encodeMessageBody', () => {
  it.each([3, 333, 999, 3_000])('encodes the message as JSON, from slices of %d bytes', async (slice) => {
    const blob = await encodeMessageBody({ chatId: 'c', clientId: 'k', text: 'He said "hi"\n', file }, signal, slice);
    expect(blob.type).toBe('application/json');
    expect(JSON.parse(await blob.text())).toEqual({
      chatId: 'c',
      clientId: 'k',
      text: 'He said "hi"\n',
      mediaUrl: `data:video/mp4;base64,${btoa(String.fromCharCode(...bytes))}`,
    });
  });

  it('omits an empty text, and puts the file last', async () => {
    const blob = await encodeMessageBody({ chatId: 'c', clientId: 'k', text: '', file }, signal);
    expect(Object.keys(JSON.parse(await blob.text()) as object)).toEqual(['chatId', 'clientId', 'mediaUrl']);
  });

  it('rejects when it is cancelled', async () => {
    await expect(
      encodeMessageBody({ chatId: 'c', clientId: 'k', text: '', file }, AbortSignal.abort(new Error('cancelled'))),
    ).rejects.toThrow('cancelled');
  });

  it('rejects with an instruction when the file is no longer readable', async () => {
    const unreadable = Object.assign(new File(['x'], 'a.png', { type: 'image/png' }), {
      slice: () => ({ type: '', arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) as unknown as Blob,
    });
    await expect(encodeMessageBody({ chatId: 'c', clientId: 'k', text: '', file: unreadable }, signal)).rejects.toThrow(
      'The file could not be read. Attach it again.',
    );
  });
});
