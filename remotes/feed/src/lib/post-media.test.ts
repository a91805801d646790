import { isAcceptedMedia } from './post-media';

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
  ])('refuses %s of type "%s"', (name, type) => {
    expect(isAcceptedMedia({ name, type })).toBe(false);
  });
});
