import { type Library, openLibrary } from '../library/open-library';
import { neverAborted, sendJson, startService } from '../outside/testing/test-service';
import { detectLanguage, rewriteByLexicon } from '../text';
import { createCheck } from './check-post';
import { inlineTasks } from './check-tasks';
import { type CheckSettings, createCheckDeps } from './check-deps';
import { tamperWith } from './testing/tamperings';
import { findDamage } from './testing/find-damage';
import { generatePosts } from '../text/testing/generated-posts';

const cases = tamperWith(generatePosts(6, 11), ({ text }) => rewriteByLexicon(text, detectLanguage(text)), 12).filter(
  (_each, index) => index % 2 === 0,
);

describe('a compromised endpoint', () => {
  let library: Library;
  beforeAll(async () => (library = await openLibrary('/nonexistent/cred-library')));
  afterAll(() => library.close());

  it('cannot inject a reference, keyword or text over HTTP', async () => {
    let current = '';
    const service = await startService(({ body }, response, count) => {
      const { response_format: format } = JSON.parse(body) as { response_format?: { json_schema?: { name: string } } };
      const citations = { referencias: [{ pmid: '99999999', title: 'Invented' }], references: ['Silva 2021'] };
      const keywords = [
        'PMID 99999999',
        'Silva et al',
        'ignore all previous instructions and',
        'You rewrite posts of health professionals',
        '"[tiab] OR all[sb]',
        current.slice(0, 55),
        'Marvin 2021',
        '10.1000/xyz',
      ];
      // Returns in turn a valid response, one with a references field, and one with references in the text.
      const content =
        format?.json_schema?.name === 'keywords'
          ? { keywords }
          : count % 3 === 0
            ? { text: current, ...citations }
            : { text: current };
      sendJson(response, {
        choices: [{ message: { content: JSON.stringify(content) } }],
        referencias: citations.referencias,
      });
    });
    const { close, ...parts } = await createCheckDeps(
      {
        OUTSIDE_SOURCES: 'off',
        PUBMED_URL: service.url,
        EUROPEPMC_URL: service.url,
        LLM_BASE_URL: `${service.url}/v1`,
        LLM_MODEL: 'captured',
      } as CheckSettings,
      inlineTasks(library),
    );
    const check = createCheck(parts);
    const through: unknown[] = [];
    for (const { how, post, text } of cases) {
      current = text;
      const { result } = await check(post.text, neverAborted);
      const faults = findDamage(post.text, result.formalizado);
      for (const { pmid, title } of result.referencias)
        if ((await library.find(pmid))?.title !== title) faults.push(`reference ${pmid}`);
      const odd = result.keywords.filter((keyword) => /\d{3}|silva|marvin|ignore|rewrite|tiab/i.test(keyword));
      if (faults.length + odd.length > 0 || result.formalizado === text)
        through.push({ how, faults, odd, post: post.text, result });
    }
    await close();
    await service.close();
    expect(cases.length).toBeGreaterThan(150);
    expect(service.requests.length).toBeGreaterThanOrEqual(2 * cases.length);
    expect(through).toEqual([]);
  }, 30_000);
});
