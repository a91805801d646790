/**
 * To be imported first wherever the contract's schemas come in: zod decides when a schema is made whether
 * it may compile its parser, and its mere try is a violation of the page's CSP.
 */
import { forbidEval } from '@cred/contract';

forbidEval();
