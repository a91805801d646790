import { ordinaryPosts } from '../concepts/testing/ordinary-posts';
import { toLibraryQuery } from './library-query';
import { type Library, openLibrary } from './open-library';
import { starterRecords } from './starter';
import { newFolder, removeFolders } from '../records/testing/files';
import { englishStarterPosts } from './testing/starter-posts-english';
import { portugueseStarterPosts } from './testing/starter-posts-portuguese';

describe('the starter library', () => {
  let library: Library;
  beforeAll(async () => (library = await openLibrary(newFolder())));
  afterAll(async () => {
    await library.close();
    removeFolders();
  });

  const search = async (text: string): Promise<readonly string[]> =>
    (await library.search(await toLibraryQuery(text), 5)).map(({ record }) => record.pmid);

  it.each([
    ['English', englishStarterPosts],
    ['Portuguese', portugueseStarterPosts],
  ] as const)(
    'returns each paper for an informal %s post on its topic, except at most 5 of 146',
    async (_language, posts) => {
      expect(posts.map(([pmid]) => pmid)).toEqual(starterRecords.map(({ pmid }) => pmid));
      const missed: string[] = [];
      for (const [pmid, text, ...asWell] of posts) {
        const found = await search(text);
        if (![pmid, ...asWell].some((each) => found.includes(each))) missed.push(text);
      }
      expect(missed.slice(5)).toEqual([]);
    },
  );

  it.each([
    ['losartan for hypertension in a young pt, ok?', 'Hypertension'],
    ['losartana na hipertensão do jovem, pode?', 'Hypertension'],
    ['teen w/ depression, start sertraline?', 'Depress'],
    ['adolescente com depressão, sertralina?', 'Depress'],
  ])('returns papers on the disease when it has none on the drug: %s', async (text, word) => {
    const titles = (await search(text)).map((pmid) => starterRecords.find((record) => record.pmid === pmid));
    expect(titles.length).toBeGreaterThan(0);
    for (const record of titles) expect(JSON.stringify(record).toLowerCase()).toContain(word.toLowerCase());
  });

  it.each([...ordinaryPosts.en, ...ordinaryPosts.pt, 'amoxicillin 500 mg tid', 'tylenol or advil?'])(
    'returns nothing for a topic without papers: %s',
    async (text) => {
      expect(await search(text)).toEqual([]);
    },
  );
});
