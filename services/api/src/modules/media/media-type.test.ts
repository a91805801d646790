import { mp4 } from '../../testing/test-videos';
import { phonePhoto, pngChunk, smallPng } from '../../testing/test-images';
import { type MediaType, requireType } from './media-type';

jest.setTimeout(60_000);

const all: readonly MediaType[] = ['image/png', 'image/jpeg', 'video/mp4'];
const errorOf = async (task: Promise<unknown>) =>
  task.then(
    () => undefined,
    (failure: unknown) => failure,
  );
const UNSUPPORTED = {
  statusCode: 415,
  code: 'unsupported_media_type',
  message: 'Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.',
};

describe('requireType', () => {
  it('accepts a file whose bytes and extension have the same type', async () => {
    expect(await requireType(Buffer.from((await smallPng()).bytes), 'Photo.PNG', all)).toBe('image/png');
    expect(await requireType(Buffer.from((await phonePhoto(40, 30)).bytes), 'a.b.jpeg', all)).toBe('image/jpeg');
    expect(await requireType(mp4(), 'ward.Mp4', all)).toBe('video/mp4');
  });

  it('accepts a png with a description longer than the first bytes', async () => {
    const png = Buffer.from((await smallPng()).bytes);
    const withDescription = Buffer.concat([
      png.subarray(0, 33),
      pngChunk('tEXt', Buffer.alloc(5_000, 'a')),
      png.subarray(33),
    ]);
    expect(await requireType(withDescription.subarray(0, 4_100), 'photo.png', all)).toBe('image/png');
  });

  it.each([
    ['a renamed program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'photo.png'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'photo.svg'],
    ['an SVG named png', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.png'],
    ['an SVG named mp4', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'video.mp4'],
    ['an HTML page named mp4', Buffer.from('<!doctype html><script>alert(1)</script>'), 'video.mp4'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'), 'photo.gif'],
    ['a QuickTime video', Buffer.from('\0\0\0\u0014ftypqt  \0\0\0\0qt  ', 'latin1'), 'video.mp4'],
    ['an empty file', Buffer.alloc(0), 'photo.png'],
  ])('rejects %s with 415', async (_, bytes, name) => {
    expect(await errorOf(requireType(bytes, name, all))).toMatchObject(UNSUPPORTED);
  });

  it('rejects a file with the extension of another type', async () => {
    const png = Buffer.from((await smallPng()).bytes);
    for (const name of ['photo.jpg', 'photo.mp4', 'png', '.png.exe'])
      expect(await errorOf(requireType(png, name, all))).toMatchObject(UNSUPPORTED);
    for (const name of ['video.png', 'video.mov', 'video'])
      expect(await errorOf(requireType(mp4(), name, all))).toMatchObject(UNSUPPORTED);
  });

  it('rejects a valid file of a type that is not accepted, with the caller’s message', async () => {
    expect(await errorOf(requireType(mp4(), 'video.mp4', ['image/png'], 'Selecione uma imagem.'))).toMatchObject({
      statusCode: 415,
      message: 'Selecione uma imagem.',
    });
  });
});
