/**
 * Imported before any schema of the contract: zod decides when it creates a schema whether it may compile a parser, and
 * that check violates the page's CSP.
 */
import { forbidEval } from '@cred/contract';

forbidEval();
