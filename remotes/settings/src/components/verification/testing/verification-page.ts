import { makeMe, renderRoutes, respond, screen } from '@cred/testing';
import { remote } from '../../../remote';

/** A member who has not submitted a certificate. */
export const me = makeMe();
/** Opens the verification page as a member. */
export const open = (member = me) =>
  renderRoutes(remote.routes, { route: '/settings/verification-account', me: member });

export const makeFile = (name = 'diploma.pdf', type = 'application/pdf', size = 1_300_000): File =>
  new File([new Uint8Array(size)], name, { type });
export const picker = () => screen.getByLabelText('Professional certificate');
export const send = () => screen.getByRole('button', { name: 'Send certificate' });
/** The server's status of the verification. */
export const status = (value: 'PENDING' | 'APPROVED' | 'DENIED' | null, reason: string | null = null) =>
  respond('getVerificationStatus', { status: value, reason });
