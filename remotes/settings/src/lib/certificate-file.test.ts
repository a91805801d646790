import { limits } from '@cred/contract';
import { certificateError } from './certificate-file';

const makeFile = (name: string, type: string, size = 10): File => new File([new Uint8Array(size)], name, { type });

describe('certificateError', () => {
  it.each([
    ['diploma.pdf', 'application/pdf'],
    ['Diploma.PDF', ''],
    ['scan.jpg', 'image/jpeg'],
    ['scan.jpeg', 'image/jpeg'],
    ['scan.png', 'image/png'],
  ])('accepts %s', (name, type) => {
    expect(certificateError(makeFile(name, type))).toBeNull();
  });

  it('requires a file', () => {
    expect(certificateError(null)).toBe('Please select a file.');
  });

  it.each([
    ['diploma.docx', 'application/msword'],
    ['diploma.pdf', 'text/html'],
    ['diploma', 'application/pdf'],
    ['scan.svg', 'image/svg+xml'],
  ])('rejects %s of type %s', (name, type) => {
    expect(certificateError(makeFile(name, type))).toBe('Choose a PDF, JPG or PNG file.');
  });

  it('accepts 10 MB and shows the size of a larger file in the error', () => {
    expect(certificateError(makeFile('a.pdf', 'application/pdf', limits.certificateBytes))).toBeNull();
    expect(certificateError(makeFile('a.pdf', 'application/pdf', limits.certificateBytes + 1))).toBe(
      'This file has 10.1 MB. Choose one of at most 10 MB.',
    );
  });

  it('rejects an empty file', () => {
    expect(certificateError(makeFile('a.pdf', 'application/pdf', 0))).toBe('This file is empty. Choose another one.');
  });
});
