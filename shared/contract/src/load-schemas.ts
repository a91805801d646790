/**
 * Loads the schemas that browsers check, with zod, which is larger than the rest of the contract. Until then nothing of
 * zod may run: when it creates a schema, it checks whether it may compile a parser, and that violates the page's policy.
 */
export async function loadSchemas() {
  const { forbidEval } = await import(/* webpackChunkName: "schemas" */ './forbid-eval');
  forbidEval();
  return import(/* webpackChunkName: "schemas" */ './schemas/in-browsers');
}
