import * as z from 'zod';
import { maxUnits } from '../schemas/common';
import { linkPreview } from '../schemas/link-preview';
import { validatePostBody, validationResult } from '../schemas/validation';
import { defineCalls } from './define';

/** The calls of hosts other than the API: the page's origin and the validation service. */
export const otherHostCalls = defineCalls({
  getLinkPreview: {
    host: 'page',
    method: 'POST',
    path: '/api/preview',
    access: 'member',
    summary: 'Title, description and image of a web page',
    body: z.object({ url: z.string().check(...maxUnits(2_000)) }),
    responses: { 200: linkPreview },
    errors: [400, 401, 403, 404, 413, 415, 429, 503],
  },
  validatePost: {
    host: 'validation',
    method: 'POST',
    path: '/validate-post',
    access: 'member',
    summary: 'Rewrites a text formally and finds real references',
    body: validatePostBody,
    responses: { 200: validationResult },
    errors: [400, 401, 403, 413, 415, 429, 503],
  },
});
