/** Written by the build preset from its one list of shared singletons; each value is a module's namespace. */
declare module '@cred/singletons' {
  export const singletons: Readonly<Record<string, { readonly version: string; readonly module: unknown }>>;
}
