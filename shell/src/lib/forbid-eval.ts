/**
 * Import this module before any schema of the contract. When zod creates a schema, it checks whether it may compile a
 * parser, and that check violates the page's CSP.
 */
import { forbidEval } from '@cred/contract/forbid-eval';

forbidEval();
