import * as z from 'zod';

/**
 * Every setting of the product, parsed once from the environment. A test compares `.env.example` with this list. No
 * other module reads the environment for product settings.
 */

const port = (fallback: number) =>
  z.coerce
    .number('must be a port number')
    .int('must be a whole number')
    .min(1, 'must be between 1 and 65535')
    .max(65_535, 'must be between 1 and 65535')
    .default(fallback);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address, such as https://cred.example' })
  .transform((value) => value.replace(/^(https?:\/\/[^/?#]+).*$/, '$1').toLowerCase());

const milliseconds = (value: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be between 1 and 10000')
    .max(10_000, 'must be between 1 and 10000')
    .default(value);

const schema = z.object({
  /** The page server's port. */
  PORT: port(3000),
  /** The API's port; its paths begin with /api. */
  API_PORT: port(4000),
  /** Where the other services call the API, if that is on another machine. */
  API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** Where the API calls the page server, if that is on another machine. */
  WEB_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  VALIDATION_PORT: port(4100),
  /** Where the API calls the validation service, if that is on another machine. */
  VALIDATION_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** Who may check texts: members with a session, or every client that the network lets through (VAL-13). */
  VALIDATION_ACCESS: z.enum(['members', 'open'], 'must be members or open').default('members'),
  /** The release registry's port; only the command line and the page server use it. */
  RELEASES_PORT: port(4200),
  /** A registry on another machine, and its token; absent: this deployment's own registry. */
  RELEASES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  RELEASES_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be a token as npm run release -- token add prints it')
    .optional(),
  /** The address that all services listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Whether members' pages have their markup from the server; off: browsers render them (FED-17). */
  RENDER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** The most processes that render; absent: one for each processor. */
  RENDER_PROCESSES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be between 1 and 64')
    .max(64, 'must be between 1 and 64')
    .optional(),
  /** How long the code of a member's page may run on the server, in ms; four times as long while it is not compiled. */
  RENDER_MS: milliseconds(150),
  /** How long a page waits for the API's first answers, in ms (FED-16). */
  PAGE_DATA_MS: milliseconds(1_000),
  /** The folder of all stored data: database, media, builds, secret, logs. */
  CRED_DATA: z.string().min(1).default('var'),
  /** The content of a new embedded database. */
  CRED_SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  /** An external PostgreSQL; absent: the embedded one. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
    .optional(),
  /** The addresses that members' browsers use; absent: http://localhost and the port. */
  PUBLIC_URL: origin.optional(),
  /** Absent: the page's own origin, whose `/api` the page server forwards to the API (FED-21). */
  API_PUBLIC_URL: origin.optional(),
  VALIDATION_PUBLIC_URL: origin.optional(),
  /**
   * Where browsers load builds from instead of the page server: a CDN that fetches `/builds/` and `/shell/` from it.
   */
  BUILDS_PUBLIC_URL: origin.optional(),
  /** The common domain of page and API when they are on two hosts of it (SRV-3). */
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain, such as cred.example')
    .optional(),
  /** Shared by the deployment's own services; generated and stored in CRED_DATA when it is not set. */
  INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The number or addresses of proxies whose forwarding headers are trusted (SRV-5). */
  TRUST_PROXY: z.string().optional(),
  /** Which members count as health professionals: by specialty, or only when verified too (SRV-11). */
  HEALTH_AUDIENCE: z.enum(['specialty', 'verified'], 'must be specialty or verified').default('specialty'),
  /** The mail server; absent: a local outbox in CRED_DATA (SRV-14). */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  /** The daemon of ClamAV that scans certificates; absent: they are not scanned (SRV-18). */
  CLAMD_URL: z
    .string()
    .regex(/^tcp:\/\/(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/i, 'must be an address such as tcp://127.0.0.1:3310')
    .optional(),
  /** The sender of mail to members. */
  MAIL_FROM: z.string().min(3).default('Cred <no-reply@localhost>'),
  /** Where security problems are reported, and until when that holds: both or none (SRV-58). */
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:|https:\/\/|tel:)[^\s,]{3,200}(,(mailto:|https:\/\/|tel:)[^\s,]{3,200}){0,4}$/,
      'must be up to five addresses, separated by commas, such as mailto:security@cred.example or https://...',
    )
    .optional(),
  SECURITY_EXPIRES: z.iso.datetime({ offset: true, error: 'must be a time such as 2027-06-30T00:00:00Z' }).optional(),
  /** An S3-compatible store for media and builds, all four or none; absent: files in CRED_DATA. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The username whose posts are news, and the address of their contents (SRV-27). */
  NEWS_ACCOUNT: z.string().optional(),
  NEWS_CONTENTS_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /**
   * Whether PubMed and Europe PMC are searched for references; off: only the local library. They receive keywords,
   * never a post.
   */
  OUTSIDE_SOURCES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** Their addresses, for deployments with a mirror. */
  PUBMED_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://eutils.ncbi.nlm.nih.gov/entrez/eutils'),
  EUROPEPMC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://www.ebi.ac.uk/europepmc/webservices/rest'),
  /** NCBI's key allows 10 requests a second instead of 3; NCBI writes to the mail address before it blocks. */
  PUBMED_API_KEY: z.string().min(1).optional(),
  PUBMED_EMAIL: z.email('must be a mail address').optional(),
  /**
   * A language model with OpenAI's chat completions, both or none. It receives the texts that are checked, except those
   * that identify a patient.
   */
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address, such as http://localhost:11434/v1' })
    .optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'must be fatal, error, warn, info, debug or trace')
    .default('info'),
});

/** The names of all settings, for documentation and tests. */
export const settingNames = Object.keys(schema.shape) as readonly (keyof z.infer<typeof schema>)[];

type Parsed = z.infer<typeof schema>;

export interface Settings extends Parsed {
  readonly PUBLIC_URL: string;
  readonly API_PUBLIC_URL: string;
  readonly VALIDATION_PUBLIC_URL: string;
}

/** Thrown with one line for each invalid setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly faults: readonly string[]) {
    super(`These settings are wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/** An incomplete store would lose media: one fault for each missing name. */
function missingOfS3(settings: Parsed): string[] {
  const group = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = group.filter((name) => settings[name] === undefined);
  if (missing.length === group.length) return [];
  return missing.map((name) => `${name} is missing: the S3 settings need all four, or none`);
}

/** An incomplete language model would silently be ignored. */
function missingOfModel({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: Parsed): string[] {
  if (LLM_BASE_URL === undefined && LLM_MODEL === undefined && LLM_API_KEY === undefined) return [];
  const group = { LLM_BASE_URL, LLM_MODEL };
  return Object.entries(group).flatMap(([name, value]) =>
    value === undefined ? [`${name} is missing: a language model needs LLM_BASE_URL and LLM_MODEL`] : [],
  );
}

/** Another registry does not accept the deployment's own secret, so it needs a token. */
const missingOfRegistry = ({ RELEASES_URL, RELEASES_TOKEN }: Parsed): string[] =>
  RELEASES_URL !== undefined && RELEASES_TOKEN === undefined
    ? ['RELEASES_TOKEN is missing: a registry at RELEASES_URL requires it']
    : [];

const missingOfSecurityContact = ({ SECURITY_CONTACT, SECURITY_EXPIRES }: Parsed): string[] =>
  (SECURITY_CONTACT === undefined) === (SECURITY_EXPIRES === undefined)
    ? []
    : [
        `${SECURITY_CONTACT === undefined ? 'SECURITY_CONTACT' : 'SECURITY_EXPIRES'} is missing: security.txt needs both, or none`,
      ];

/**
 * The session's cookie must reach the validation service, which asks the API for its member (VAL-13). Browsers send it
 * to the API's host on every port, and with COOKIE_DOMAIN to all hosts of that domain.
 */
function unreachedByCookie(settings: Parsed): string[] {
  const { VALIDATION_ACCESS, VALIDATION_PUBLIC_URL, COOKIE_DOMAIN } = settings;
  const apiUrl = settings.API_PUBLIC_URL ?? settings.PUBLIC_URL;
  if (VALIDATION_ACCESS === 'open' || VALIDATION_PUBLIC_URL === undefined || apiUrl === undefined) return [];
  const [validation, api] = [new URL(VALIDATION_PUBLIC_URL).hostname, new URL(apiUrl).hostname];
  const domain = COOKIE_DOMAIN?.toLowerCase();
  const isReached = domain === undefined ? validation === api : `.${validation}`.endsWith(`.${domain}`);
  return isReached
    ? []
    : [
        'COOKIE_DOMAIN is missing or another domain: members cannot check texts at VALIDATION_PUBLIC_URL without their session. Set the common domain of API_PUBLIC_URL and VALIDATION_PUBLIC_URL, or VALIDATION_ACCESS=open',
      ];
}

/**
 * Parses the environment into settings with every default filled in. An empty value counts as absent.
 * @throws SettingsError
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const values = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = schema.safeParse(values);
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const settings = result.data;
  const faults = [
    ...missingOfS3(settings),
    ...missingOfModel(settings),
    ...missingOfRegistry(settings),
    ...missingOfSecurityContact(settings),
    ...unreachedByCookie(settings),
  ];
  if (faults.length > 0) throw new SettingsError(faults);
  const ports = [settings.PORT, settings.API_PORT, settings.VALIDATION_PORT, settings.RELEASES_PORT];
  if (new Set(ports).size < ports.length) {
    throw new SettingsError(['PORT, API_PORT, VALIDATION_PORT and RELEASES_PORT must be four different ports']);
  }
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...settings,
    PUBLIC_URL: publicUrl,
    API_PUBLIC_URL: settings.API_PUBLIC_URL ?? publicUrl,
    VALIDATION_PUBLIC_URL: settings.VALIDATION_PUBLIC_URL ?? `http://localhost:${settings.VALIDATION_PORT}`,
  };
}

/** The address of a service on this machine. A service that listens on all addresses is reached over loopback. */
export function localUrl(host: string, port: number): string {
  const all: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const reached = all[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** Whether browsers call the API at the page's own origin, so that the page server forwards `/api` to it (FED-21). */
export const isApiBehindPage = ({
  PUBLIC_URL,
  API_PUBLIC_URL,
}: Pick<Settings, 'PUBLIC_URL' | 'API_PUBLIC_URL'>): boolean => API_PUBLIC_URL === PUBLIC_URL;

/**
 * Where services and the command line call the API: API_URL; without it the API's own public address, and this machine's
 * API when the page server has that address.
 */
export function apiAddress(
  settings: Pick<Settings, 'API_URL' | 'PUBLIC_URL' | 'API_PUBLIC_URL' | 'HOST' | 'API_PORT'>,
): string {
  if (settings.API_URL !== undefined) return settings.API_URL;
  return isApiBehindPage(settings) ? localUrl(settings.HOST, settings.API_PORT) : settings.API_PUBLIC_URL;
}
