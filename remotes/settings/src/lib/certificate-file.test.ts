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
  ])('takes %s', (name, type) => {
    expect(certificateError(makeFile(name, type))).toBeNull();
  });

  it('asks for a file', () => {
    expect(certificateError(null)).toBe('Please select a file.');
  });

  it.each([
    ['diploma.docx', 'application/msword'],
    ['diploma.pdf', 'text/html'],
    ['diploma', 'application/pdf'],
    ['scan.svg', 'image/svg+xml'],
  ])('refuses %s of type %s', (name, type) => {
    expect(certificateError(makeFile(name, type))).toBe('Choose a PDF, JPG or PNG file.');
  });

  it('takes 10 MB and says how large a larger one is', () => {
    expect(certificateError(makeFile('a.pdf', 'application/pdf', limits.certificateBytes))).toBeNull();
    expect(certificateError(makeFile('a.pdf', 'application/pdf', limits.certificateBytes + 1))).toBe(
      'This file has 10.1 MB. Choose one of at most 10 MB.',
    );
  });

  it('refuses an empty file', () => {
    expect(certificateError(makeFile('a.pdf', 'application/pdf', 0))).toBe('This file is empty. Choose another one.');
  });
});
