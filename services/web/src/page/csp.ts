/** The origins that pages of this deployment speak to. */
export interface PageOrigins {
  readonly api: string;
  readonly validation: string;
  /** Where builds come from, if not from the page's own; scripts that the nonce trusts may load from anywhere, questions may not. */
  readonly builds?: string | undefined;
}

/**
 * The page's content security policy. Scripts run by nonce only, and whatever such a script loads
 * (`strict-dynamic`); styles by nonce; nothing inline, no eval, no frames, no plugins.
 */
export function contentSecurityPolicy(nonce: string, { api, validation, builds }: PageOrigins): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['img-src', "'self'", 'data:', 'blob:', api],
    ['media-src', "'self'", 'blob:', api],
    ['connect-src', "'self'", api, validation, ...(builds ? [builds] : [])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    // The login form works without script: it goes to the API, which leads back here.
    ['form-action', "'self'", api],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** What the product uses of the browser is nothing that needs a permission; frames get none either. */
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
/** Videos in posts may fill the screen. */
const ownPermissions = new Set(['fullscreen']);

/** Headers of every answer of the page server, whatever it is. */
export function securityHeaders({ secure }: { readonly secure: boolean }): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions.map((name) => `${name}=(${ownPermissions.has(name) ? 'self' : ''})`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Half a year; sent over https only, since over http browsers ignore it and it says nothing true.
    ...(secure ? { 'strict-transport-security': 'max-age=15552000; includeSubDomains' } : {}),
  };
}
