/** The steps of a recovery show no error: failures go to the console only (spec.md section 8). */
export const logFailure =
  (name: string) =>
  (error: unknown): null => {
    console.error(name, error);
    return null;
  };
