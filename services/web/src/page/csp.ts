/** The origins that pages of this deployment connect to. */
export interface PageOrigins {
  readonly api: string;
  readonly validation: string;
  /**
   * The origin of builds, if it is not the page's own. Scripts that the nonce trusts may load from any origin; other
   * requests need their origin in the policy.
   */
  readonly builds?: string | undefined;
  /** Whether the browser may send forms; default: to the page's own origin and the API. */
  readonly forms?: boolean;
}

/**
 * The page's content security policy. Only scripts with the nonce run, and scripts that these load (`strict-dynamic`);
 * styles need the nonce; no inline code, no eval, no frames, no plugins.
 */
export function contentSecurityPolicy(nonce: string, { api, validation, builds, forms = true }: PageOrigins): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['img-src', "'self'", 'data:', 'blob:', api],
    ['media-src', "'self'", 'blob:', api],
    ['connect-src', "'self'", api, validation, ...(builds ? [builds] : [])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    // The login form works without script: it posts to the API, which redirects back.
    ['form-action', ...(forms ? ["'self'", api] : ["'none'"])],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Features that are denied to all frames; the page itself has those of `ownPermissions` only. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];
/** Videos in posts may use the full screen, and members sign in with passkeys (AUTH-15). */
const ownPermissions = new Set(['fullscreen', 'publickey-credentials-get']);

/** Headers of every response of the page server. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions.map((name) => `${name}=(${ownPermissions.has(name) ? 'self' : ''})`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
