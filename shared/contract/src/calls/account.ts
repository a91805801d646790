import * as z from 'zod';
import { limits } from '../limits';
import { verificationBody, verificationStatus } from '../schemas/account';
import { id } from '../schemas/common';
import { defineCalls } from './define';

export const accountCalls = defineCalls({
  submitCertificate: {
    host: 'api', method: 'POST', path: '/verification-account', access: 'member',
    summary: 'Submits a professional certificate',
    body: verificationBody,
    files: {
      certificate: {
        types: ['application/pdf', 'image/png', 'image/jpeg'], maxBytes: limits.certificateBytes, required: true,
      },
    },
    answers: { 201: verificationStatus }, errors: [400, 401, 403, 409, 413, 415, 429],
  },
  getVerificationStatus: {
    host: 'api', method: 'GET', path: '/verification-account/status/:userId', access: 'member',
    summary: 'The state of the own submission; null without one',
    params: z.object({ userId: id }), answers: { 200: verificationStatus }, errors: [400, 401, 403, 429],
  },
});
