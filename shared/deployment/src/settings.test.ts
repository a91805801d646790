import { apiAddress, isApiBehindPage, localUrl, parseSettings, SettingsError } from './settings';

describe('parseSettings', () => {
  it('has defaults for everything that a new machine needs', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      API_PORT: 4000,
      VALIDATION_PORT: 4100,
      RELEASES_PORT: 4200,
      HOST: '127.0.0.1',
      CRED_DATA: 'var',
      CRED_SEED: 'demo',
      PUBLIC_URL: 'http://localhost:3000',
      API_PUBLIC_URL: 'http://localhost:3000',
      HEALTH_AUDIENCE: 'specialty',
    });
  });

  it('derives the public addresses from the ports', () => {
    expect(parseSettings({ PORT: '3100' }).PUBLIC_URL).toBe('http://localhost:3100');
    const page = parseSettings({ PUBLIC_URL: 'https://cred.example' });
    expect([page.API_PUBLIC_URL, page.VALIDATION_PUBLIC_URL]).toEqual([
      'https://cred.example',
      'http://localhost:4100',
    ]);
  });

  it('reduces an address to its origin', () => {
    expect(parseSettings({ PUBLIC_URL: 'https://Cred.example/some/path?x' }).PUBLIC_URL).toBe('https://cred.example');
  });

  it('treats an empty value as absent', () => {
    expect(parseSettings({ PORT: '  ' }).PORT).toBe(3000);
  });

  it('reports all faults together, one line each', () => {
    const parse = (): unknown => parseSettings({ PORT: 'eighty', CRED_SEED: 'all', INTERNAL_SECRET: 'short' });
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(
      /PORT must be a port number\n {2}CRED_SEED must be demo or none\n {2}INTERNAL_SECRET must have/,
    );
  });

  it('refuses two services on one port', () => {
    expect(() => parseSettings({ PORT: '4000' })).toThrow(/four different ports/);
  });

  it('requires all S3 settings or none, and names the missing ones', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(parseSettings(s3)).toMatchObject({ ...s3, S3_REGION: 'us-east-1' });
    expect(parseSettings({ S3_REGION: 'eu-central-1' })).not.toHaveProperty('S3_BUCKET');
    expect(() => parseSettings({ ...s3, S3_BUCKET: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
      /:\n {2}S3_BUCKET is missing: .*all four.*\n {2}S3_SECRET_ACCESS_KEY is missing/,
    );
    expect(() => parseSettings({ ...s3, S3_BUCKET: 'a/b' })).toThrow(/S3_BUCKET must be the name of a bucket/);
  });

  it('uses the literature sources by default, and no language model', () => {
    const settings = parseSettings({});
    expect(settings).toMatchObject({
      OUTSIDE_SOURCES: 'on',
      PUBMED_URL: expect.stringMatching(/^https:/),
      EUROPEPMC_URL: expect.stringMatching(/^https:/),
    });
    expect([settings.LLM_BASE_URL, settings.LLM_MODEL, settings.LLM_API_KEY]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(() => parseSettings({ OUTSIDE_SOURCES: 'no' })).toThrow(/OUTSIDE_SOURCES must be on or off/);
  });

  it('requires that the session reaches the validation service, unless it is open', () => {
    const urls = { API_PUBLIC_URL: 'https://api.cred.example', VALIDATION_PUBLIC_URL: 'https://check.cred.example' };
    expect(() => parseSettings(urls)).toThrow(/COOKIE_DOMAIN is missing or another domain/);
    expect(() => parseSettings({ ...urls, COOKIE_DOMAIN: 'other.example' })).toThrow(/COOKIE_DOMAIN/);
    expect(() => parseSettings({ ...urls, COOKIE_DOMAIN: 'k.cred.example' })).toThrow(/COOKIE_DOMAIN/);
    for (const more of [
      { COOKIE_DOMAIN: 'cred.example' },
      { VALIDATION_ACCESS: 'open' },
      { VALIDATION_PUBLIC_URL: 'https://api.cred.example:8443' },
    ])
      expect(parseSettings({ ...urls, ...more })).toMatchObject(more);
    expect(parseSettings({}).VALIDATION_ACCESS).toBe('members');
    // The API's cookies are the page's.
    const behindPage = { PUBLIC_URL: 'https://cred.example', VALIDATION_PUBLIC_URL: 'https://check.cred.example' };
    expect(() => parseSettings(behindPage)).toThrow(/COOKIE_DOMAIN is missing/);
    expect(parseSettings({ ...behindPage, COOKIE_DOMAIN: 'cred.example' })).toMatchObject(behindPage);
  });

  it('requires all settings of a language model or none', () => {
    const model = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'any' };
    expect(parseSettings(model)).toMatchObject(model);
    expect(() => parseSettings({ LLM_MODEL: 'any' })).toThrow(/LLM_BASE_URL is missing/);
    expect(() => parseSettings({ LLM_BASE_URL: model.LLM_BASE_URL })).toThrow(/LLM_MODEL is missing/);
    expect(() => parseSettings({ LLM_API_KEY: 'key' })).toThrow(/LLM_BASE_URL is missing.*\n {2}LLM_MODEL is missing/);
    expect(() => parseSettings({ ...model, LLM_BASE_URL: 'localhost:11434' })).toThrow(
      /LLM_BASE_URL must be an http or https address/,
    );
  });

  it('requires contact and expiry of security.txt or none, in a form that cannot add lines to it', () => {
    const both = { SECURITY_CONTACT: 'mailto:a@cred.example', SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };
    expect(parseSettings(both)).toMatchObject(both);
    expect(() => parseSettings({ SECURITY_CONTACT: both.SECURITY_CONTACT })).toThrow(/SECURITY_EXPIRES is missing/);
    expect(() => parseSettings({ SECURITY_EXPIRES: both.SECURITY_EXPIRES })).toThrow(/SECURITY_CONTACT is missing/);
    for (const contact of [
      'security@cred.example',
      'http://cred.example',
      'mailto:a@b.example\nPolicy: https://x',
      'x',
    ])
      expect(() => parseSettings({ ...both, SECURITY_CONTACT: contact })).toThrow(
        /SECURITY_CONTACT must be up to five/,
      );
    expect(() => parseSettings({ ...both, SECURITY_EXPIRES: 'soon' })).toThrow(/SECURITY_EXPIRES must be a time/);
  });
});

describe('the API behind the page (FED-21)', () => {
  it('is the default, and off when the API has another address', () => {
    const isBehindPage = (environment: Record<string, string>) => isApiBehindPage(parseSettings(environment));
    expect(isBehindPage({})).toBe(true);
    expect(isBehindPage({ PUBLIC_URL: 'https://Cred.example/', API_PUBLIC_URL: 'https://cred.example' })).toBe(true);
    expect(isBehindPage({ API_PUBLIC_URL: 'http://localhost:4000' })).toBe(false);
  });

  it('is called by services at its own address, not through the page server', () => {
    const address = (environment: Record<string, string>) => apiAddress(parseSettings(environment));
    expect(address({ API_PORT: '4001' })).toBe('http://127.0.0.1:4001');
    expect(address({ PUBLIC_URL: 'https://cred.example', API_URL: 'http://api.internal:4000/' })).toBe(
      'http://api.internal:4000',
    );
    expect(address({ API_PUBLIC_URL: 'https://api.cred.example' })).toBe('https://api.cred.example');
  });
});

describe('localUrl', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:4100'],
    ['0.0.0.0', 'http://127.0.0.1:4100'],
    ['::', 'http://[::1]:4100'],
    ['fd00::7', 'http://[fd00::7]:4100'],
  ])('resolves a service that listens on %s to %s', (host, url) => {
    expect(localUrl(host, 4100)).toBe(url);
  });
});
