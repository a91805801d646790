import { cropImage } from './crop-image';

const image = document.createElement('img');
const crop = { x: 400, y: 0, width: 800, height: 800 };
const options = { maxSize: { width: 512, height: 512 }, type: 'image/jpeg', name: 'avatar' };

describe('cropImage', () => {
  const drawImage = jest.fn();
  const toBlob = jest.fn((done: BlobCallback, type?: string) => done(new Blob(['x'], { type: type ?? '' })));
  const getContext = jest.fn((): unknown => ({ drawImage }));
  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob });
  });

  it('draws the crop at the output size', async () => {
    const file = await cropImage(image, crop, options);
    expect(drawImage.mock.calls).toEqual([[image, 400, 0, 800, 800, 0, 0, 512, 512]]);
    expect([file.name, file.type]).toEqual(['avatar.jpg', 'image/jpeg']);
  });

  it.each(['image/png', 'image/webp', 'image/svg+xml'])('keeps possible transparency in %s', async (type) => {
    const file = await cropImage(image, crop, { ...options, type });
    expect([file.name, file.type]).toEqual(['avatar.png', 'image/png']);
  });

  it('throws when drawing is not possible', async () => {
    getContext.mockReturnValueOnce(null);
    await expect(cropImage(image, crop, options)).rejects.toThrow('no canvas context');
    toBlob.mockImplementationOnce((done) => done(null));
    await expect(cropImage(image, crop, options)).rejects.toThrow('could not be drawn');
  });
});
