/** A random id for a message of one's own. Not `crypto.randomUUID`: plain http beyond localhost lacks it. */
export const makeClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
