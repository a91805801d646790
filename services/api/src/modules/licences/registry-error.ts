/** A registry that is not imported; its message is for the operator. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}
