import { limits } from '@cred/contract';
import { isAcceptedMedia, mediaError } from './post-media';

describe('isAcceptedMedia', () => {
  it.each([
    ['photo.png', 'image/png'],
    ['photo.JPG', 'image/jpeg'],
    ['my.photo.jpeg', 'image/jpeg'],
    ['clip.mp4', 'video/mp4'],
  ])('accepts %s of type %s', (name, type) => {
    expect(isAcceptedMedia({ name, type })).toBe(true);
  });

  it.each([
    ['photo.gif', 'image/gif'],
    ['drawing.svg', 'image/svg+xml'],
    ['photo.png', 'text/html'],
    ['photo.exe', 'image/png'],
    ['png', 'image/png'],
    ['photo.png', ''],
    ['clip.webm', 'video/webm'],
  ])('rejects %s of type "%s"', (name, type) => {
    expect(isAcceptedMedia({ name, type })).toBe(false);
  });
});

describe('mediaError', () => {
  it.each([
    ['image/png', limits.post.imageBytes, null],
    ['image/jpeg', limits.post.imageBytes + 1, 'This image is larger than 20 MB. Choose a smaller one.'],
    ['video/mp4', limits.post.videoBytes, null],
    ['video/mp4', limits.post.videoBytes + 1, 'This video is larger than 100 MB. Choose a smaller one.'],
    ['image/png', 0, 'This image is empty. Choose another one.'],
  ])('for %s with %d bytes is %s', (type, size, fault) => {
    expect(mediaError({ type, size })).toBe(fault);
  });
});
