/** The steps of the recovery show no error; failures are logged to the console (AUTH-12). */
export const logFailure =
  (name: string) =>
  (error: unknown): null => {
    console.error(name, error);
    return null;
  };
