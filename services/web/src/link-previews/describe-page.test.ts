import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHtml } from './charset';
import { describePage, type PageDescription, plainText } from './describe-page';
import { checkTarget } from './target';

function describeFixture(
  name: string,
  { type = 'text/html', url = 'https://www.site.example/a/b?c=d' } = {},
): PageDescription | null {
  const bytes = readFileSync(join(__dirname, 'fixtures', `${name}.html`));
  return describePage(decodeHtml(bytes, type, false), new URL(url), checkTarget);
}
const describeText = (html: string, url = 'https://site.example/') => describePage(html, new URL(url), checkTarget);

describe('describePage', () => {
  it.each<[string, string, PageDescription]>([
    [
      'a news site',
      'news',
      {
        title: 'Night shifts & sleep: what nurses told us',
        siteName: 'The Daily Ward',
        description: 'Four in ten nurses sleep less than six hours after a night shift, says a survey of 1,200.',
        image: new URL('https://img.dailyward.example/2026/night.jpg?w=1200&h=630'),
      },
    ],
    [
      'an article of a journal',
      'journal',
      {
        title: 'Low-dose aspirin in older adults: a made-up trial',
        siteName: 'Journal of Invented Medicine',
        description:
          'In 812 invented participants, 75 mg daily made no difference (hazard ratio 1·02, 95% CI 0·91–1·14).',
        image: new URL('https://www.site.example/cover/2026-03.png'),
      },
    ],
    [
      'a repository',
      'repository',
      {
        title: 'GitLike - ana/triage-notes: Plain-text notes for emergency triage',
        siteName: 'Codehost',
        description: 'Plain-text notes for emergency triage.',
        image: new URL('https://cards.codehost.example/1f3c/ana/triage-notes'),
      },
    ],
    [
      'a blog',
      'wordpress',
      {
        title: 'Vacinação contra a gripe: dúvidas – Clínica Exemplo',
        siteName: 'Clínica Exemplo',
        description: 'Quem pode tomar? Quando? Respondemos “tudo” aqui. […]',
        image: new URL('https://clinica.example/wp-content/uploads/2026/04/vacina.jpg'),
      },
    ],
    [
      'a video without a description',
      'video',
      {
        title: 'Suturing basics in 4 minutes',
        siteName: 'VidHost',
        description: null,
        image: new URL('https://i.vidhost.example/vi/abc123/maxres.jpg'),
      },
    ],
    [
      'a page with its meta in the body',
      'meta-in-body',
      {
        title: 'Told in the body',
        siteName: 'site.example',
        description: 'With the other attribute, too.',
        image: null,
      },
    ],
    [
      'a malformed page',
      'malformed',
      {
        title: 'Wound care "at home" <1>',
        siteName: '���&bogus;Ward&',
        description: "Don't panic: <b>clean</b> it first",
        image: new URL('https://www.site.example/a/images/w%C3%BCnde.png'),
      },
    ],
    [
      'a page with drawings',
      'drawing-first',
      { title: 'The page itself', siteName: 'site.example', description: null, image: null },
    ],
    [
      'a page with a base',
      'base',
      {
        title: 'With a base',
        siteName: 'site.example',
        description: null,
        image: new URL('https://cdn.example.org/assets/card.png'),
      },
    ],
  ])('reads %s', (_kind, name, expected) => {
    expect(describeFixture(name)).toEqual(expected);
  });

  it('returns plain text of a hostile page: markup is neither created nor removed', () => {
    const page = describeFixture('hostile');
    expect(page).toMatchObject({
      title: '<script>alert(1)</script> gnp.exe',
      description: '"><img src=x onerror=alert(1)> second line',
      siteName: 'Bank of Cred',
    });
    // Checked when it is fetched, like every address.
    expect(page?.image?.href).toBe('http://127.0.0.1/admin');
  });

  it('returns null for a page without metadata', () => {
    expect(describeFixture('empty-title')).toBeNull();
    for (const html of [
      '',
      '   ',
      'plain words',
      '<title></title>',
      '<title>',
      '<meta name="description">',
      '\x00\x01',
      '<!-- <title>x</title> -->',
    ])
      expect(describeText(html)).toBeNull();
  });

  it('uses the alternatives where preferred fields are missing', () => {
    expect(describeText('<title>Plain</title>')).toEqual({
      title: 'Plain',
      description: null,
      siteName: 'site.example',
      image: null,
    });
    expect(describeText('<title></title><title>Second</title>')?.title).toBe('Second');
    expect(describeText('<meta name="DESCRIPTION" content="only this">')).toMatchObject({
      title: null,
      description: 'only this',
    });
    expect(describeText('<meta property="og:image" content="/a.png">')).toMatchObject({
      title: null,
      image: new URL('https://site.example/a.png'),
    });
    expect(describeText('<title>An end that never comes')?.title).toBe('An end that never comes');
  });

  it('names the site by its registered host without www', () => {
    expect(describeText('<title>x</title>', 'https://www.hospital.example:443/')?.siteName).toBe('hospital.example');
    expect(describeText('<title>x</title>', 'https://www.müller.example/')?.siteName).toBe('xn--mller-kva.example');
  });

  it.each([
    'ftp://site.example/a.png',
    'http://user:password@site.example/a.png',
    'http://site.example:22/a.png',
    'javascript:alert(1)',
    'http://',
    `/${'a'.repeat(2_001)}`,
  ])('omits the image %j', (address) => {
    expect(describeText(`<title>x</title><meta property="og:image" content="${address}">`)?.image).toBeNull();
  });

  it('bounds every text', () => {
    const long = 'Wörter 👩‍⚕️ '.repeat(500);
    const page = describeText(
      `<meta property="og:title" content="${long}"><meta property="og:description" content="${long}"><meta property="og:site_name" content="${long}">`,
    );
    expect(
      [page?.title?.length, page?.description?.length, page?.siteName.length].map((length) => (length ?? 999) <= 500),
    ).toEqual([true, true, true]);
    expect(page?.title?.length).toBeLessThanOrEqual(200);
    expect(page?.siteName.length).toBeLessThanOrEqual(100);
    expect(page?.title).toMatch(/^Wörter .*…$/);
    expect(describeText(`<title>${'x'.repeat(1_000_000)}</title>`)?.title).toBe(`${'x'.repeat(199)}…`);
  });

  it.each([
    '<a>',
    '<a></x>',
    '<meta content="&am',
    '<title></titl',
    '<svg>',
    '<!--',
    '<',
    '&',
    '<meta property="a" content="',
    '<meta name=a1 content=b>',
  ])('reads a megabyte of %j without hanging', (part) => {
    expect(() => describeText(part.repeat(Math.ceil(1_048_576 / part.length)))).not.toThrow();
  });
});

describe('decodeHtml', () => {
  it.each([
    ['ISO-8859-1, which means windows-1252,', 'hospital', 'text/html'],
    ['no declared encoding', 'hospital-without-charset', 'text/html'],
    ['the encoding in its content type', 'hospital-without-charset', 'text/html; charset="windows-1252"'],
    ['an unknown encoding', 'hospital', 'text/html; charset=x-nonsense'],
  ])('reads a page with %s', (_kind, name, type) => {
    expect(describeFixture(name, { type })).toMatchObject({
      title: 'Hospital São João – Informações ao paciente',
      description: 'Horários de visita, preços e orientações para internação: “chegue cedo”, a partir de 50 €.',
    });
  });

  it('reads Shift_JIS', () => {
    const expected = { title: '健康診断のご案内', description: '市民病院の健康診断・表示ソフトについて。' };
    expect(describeFixture('shift-jis')).toMatchObject(expected);
    expect(describeFixture('shift-jis', { type: 'text/html;charset=shift_jis' })).toMatchObject(expected);
  });

  it('prefers a byte order mark to every declaration', () => {
    expect(describeFixture('utf-16', { type: 'text/html; charset=iso-8859-1' })).toMatchObject({
      title: 'Регистр врачей',
      description: 'Список специалистов 👩‍⚕️',
    });
    const marked = Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('<title>é</title>', 'utf16le').swap16()]);
    expect(decodeHtml(marked, 'text/html; charset=utf-8', false)).toBe('<title>é</title>');
    expect(decodeHtml(Buffer.from('\ufeffé'), 'text/html; charset=iso-8859-1', false)).toBe('é');
  });

  it('prefers the content type to the page', () => {
    expect(decodeHtml(Buffer.from('<meta charset=iso-8859-1>é'), 'text/html; charset=UTF-8', false)).toContain('é');
  });

  it('reads the page’s declaration in all its spellings', () => {
    const latin = (text: string) => decodeHtml(Buffer.from(text, 'latin1'), 'text/html', false);
    for (const start of [
      '<meta charset=iso-8859-2>',
      "<META CHARSET='ISO-8859-2'>",
      '<!-- <meta charset=utf-8> --><meta  charset = "iso-8859-2" />',
      '<meta content="text/html; charset=iso-8859-2" http-equiv=content-type>',
      '<?xml version="1.0" encoding="iso-8859-2"?>',
    ])
      expect(latin(`${start}\xb1`)).toBe(`${start}ą`);
    expect(decodeHtml(Buffer.from('<meta charset=utf-16>é'), 'text/html', false)).toContain('é');
  });

  it('accepts a truncated character at the end of UTF-8', () => {
    const bytes = Buffer.from('<title>é</title>日本').subarray(0, -1);
    expect(decodeHtml(bytes, 'text/html', true)).toContain('é');
    expect(decodeHtml(bytes, 'text/html', false)).toContain('Ã©');
  });

  it('decodes all of windows-1252', () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const text = decodeHtml(all, 'text/html; charset=windows-1252', false);
    expect(text.slice(0x80, 0xa0)).toBe('€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ');
    expect(text.slice(0xa0)).toBe(all.toString('latin1').slice(0xa0));
  });
});

describe('plainText', () => {
  it('never splits a character', () => {
    expect(plainText('😀'.repeat(10), 6)).toBe('😀😀…');
    expect(plainText('12345', 5)).toBe('12345');
    expect(plainText('123456', 5)).toBe('1234…');
  });
});
