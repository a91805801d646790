import { encodeMessageBody } from './encode-message-body';

const { signal } = new AbortController();
const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => at % 251);
const file = new File([bytes], 'round.mp4', { type: 'video/mp4' });

describe('messageBody', () => {
  it.each([3, 333, 999, 3_000])('is the JSON of the message, made of slices of %d bytes', async (slice) => {
    const blob = await encodeMessageBody({ chatId: 'c', clientId: 'k', text: 'He said "hi"\n', file }, signal, slice);
    expect(blob.type).toBe('application/json');
    expect(JSON.parse(await blob.text())).toEqual({
      chatId: 'c',
      clientId: 'k',
      text: 'He said "hi"\n',
      mediaUrl: `data:video/mp4;base64,${btoa(String.fromCharCode(...bytes))}`,
    });
  });

  it('has no text when there is none, and the file last', async () => {
    const blob = await encodeMessageBody({ chatId: 'c', clientId: 'k', text: '', file }, signal);
    expect(Object.keys(JSON.parse(await blob.text()) as object)).toEqual(['chatId', 'clientId', 'mediaUrl']);
  });

  it('ends when it is cancelled', async () => {
    await expect(
      encodeMessageBody({ chatId: 'c', clientId: 'k', text: '', file }, AbortSignal.abort(new Error('cancelled'))),
    ).rejects.toThrow('cancelled');
  });

  it('says what to do when the file is gone', async () => {
    const gone = Object.assign(new File(['x'], 'a.png', { type: 'image/png' }), {
      slice: () => ({ type: '', arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) as unknown as Blob,
    });
    await expect(encodeMessageBody({ chatId: 'c', clientId: 'k', text: '', file: gone }, signal)).rejects.toThrow(
      'The file could not be read. Attach it again.',
    );
  });
});
