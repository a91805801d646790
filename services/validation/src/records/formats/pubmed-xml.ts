import type { NoticeKind } from '@cred/contract';
import { MAX_FIELD_LENGTH, toRecord } from '../record';
import { FileError, type ImportItem, toItem, type RecordParser } from './items';
import { type XmlHandler, XmlReader } from './xml';

const ROOTS = ['PubmedArticleSet', 'MedlineCitationSet', 'PubmedBookArticleSet'];

interface Author {
  valid: boolean;
  last?: string;
  initials?: string;
  fore?: string;
  suffix?: string;
  group?: string;
}

interface Draft {
  readonly line: number;
  readonly fields: Map<string, string>;
  readonly abstract: string[];
  readonly authors: Author[];
  readonly topics: string[];
  readonly publicationTypes: string[];
  readonly notices: NoticeKind[];
  retracted: boolean;
  correction: string;
}

/** Creates a handler that stores an element's text in a field of the draft; only the first value is kept. */
const field =
  (name: string) =>
  (draft: Draft, text: string): void =>
    void (draft.fields.has(name) || draft.fields.set(name, text));
const authorField =
  (name: 'last' | 'initials' | 'fore' | 'suffix' | 'group') =>
  (draft: Draft, text: string): void => {
    const author = draft.authors.at(-1);
    if (author) author[name] = text;
  };
const doi = (draft: Draft, text: string, attributes: ReadonlyMap<string, string>): void => {
  const kind = attributes.get('EIdType') ?? attributes.get('IdType');
  if (kind === 'doi' && attributes.get('ValidYN') !== 'N') field('doi')(draft, text);
};

type FieldHandler = (draft: Draft, text: string, attributes: ReadonlyMap<string, string>) => void;
const fieldHandlers: Readonly<Record<string, FieldHandler>> = {
  PMID: field('pmid'),
  'Article/ArticleTitle': field('title'),
  'Article/VernacularTitle': field('vernacular'),
  'Article/Abstract/AbstractText': (draft, text, attributes) => {
    const label = attributes.get('Label');
    draft.abstract.push(label ? `${label}: ${text}` : text);
  },
  'Article/AuthorList/Author/LastName': authorField('last'),
  'Article/AuthorList/Author/Initials': authorField('initials'),
  'Article/AuthorList/Author/ForeName': authorField('fore'),
  'Article/AuthorList/Author/Suffix': authorField('suffix'),
  'Article/AuthorList/Author/CollectiveName': authorField('group'),
  'Article/Journal/JournalIssue/PubDate/Year': field('year'),
  'Article/Journal/JournalIssue/PubDate/MedlineDate': field('medlineDate'),
  'Article/ArticleDate/Year': field('articleYear'),
  'Article/Journal/ISOAbbreviation': field('iso'),
  'Article/Journal/Title': field('journal'),
  'MedlineJournalInfo/MedlineTA': field('abbreviation'),
  'Article/ELocationID': doi,
  'PubmedData/ArticleIdList/ArticleId': doi,
  'MeshHeadingList/MeshHeading/DescriptorName': (draft, text) => void draft.topics.push(text),
  'Article/PublicationTypeList/PublicationType': (draft, text) => {
    draft.publicationTypes.push(text);
    draft.retracted ||= /^(?:Retracted Publication|Retraction of Publication)$/i.test(text);
  },
  // Chapters and reports of the Bookshelf use other fields.
  ArticleTitle: field('title'),
  'Abstract/AbstractText': (draft, text) => void draft.abstract.push(text),
  'AuthorList/Author/LastName': authorField('last'),
  'AuthorList/Author/Initials': authorField('initials'),
  'AuthorList/Author/CollectiveName': authorField('group'),
  PublicationType: (draft, text) => void draft.publicationTypes.push(text),
  'Book/BookTitle': field('journal'),
  'Book/PubDate/Year': field('year'),
};

const CORRECTION = 'CommentsCorrectionsList/CommentsCorrections';
/** Notices that a record has, without their dates. Retractions are known by `retracted`. */
const NOTICES: Readonly<Record<string, NoticeKind>> = {
  ErratumIn: 'correction',
  CorrectedandRepublishedIn: 'correction',
  ExpressionOfConcernIn: 'concern',
};
const WRAPPERS = ['MedlineCitation', 'BookDocument'];
const RECORDS = ['PubmedArticle', 'PubmedBookArticle'];

/** PubMed's XML: baseline files, update files and responses of E-utilities. */
export class PubmedXmlParser implements RecordParser, XmlHandler {
  private readonly reader = new XmlReader(this);
  private readonly items: ImportItem[] = [];
  /** The ancestors of the current element, below the record. */
  private readonly path: string[] = [];
  private outerPath: string[] = [];
  private draft: Draft | undefined;
  private capture: { readonly depth: number; readonly take: (text: string) => void; text: string } | undefined;

  *push(text: string): Generator<ImportItem> {
    this.reader.push(text);
    yield* this.items.splice(0);
  }

  *end(): Generator<ImportItem> {
    this.reader.end();
    yield* this.items.splice(0);
  }

  open(name: string, attributes: ReadonlyMap<string, string>, line: number): void {
    if (!this.draft) {
      this.outerPath.push(name);
      if (this.outerPath.length === 1 && !ROOTS.includes(name))
        throw new FileError(`it is not PubMed XML: it begins with <${name.slice(0, 40)}>`);
      const isTopLevelCitation = name === 'MedlineCitation' && this.outerPath.length === 2;
      if (RECORDS.includes(name) || isTopLevelCitation)
        this.draft = {
          line,
          fields: new Map(),
          abstract: [],
          authors: [],
          topics: [],
          publicationTypes: [],
          retracted: false,
          correction: '',
          notices: [],
        };
      else if (name === 'PMID' && this.outerPath.at(-2) === 'DeleteCitation') {
        this.startCapture((pmid) => void this.items.push({ kind: 'withdrawn', line, pmid }));
      }
      return;
    }
    this.path.push(name);
    if (this.capture) return;
    const { draft } = this;
    const path = (WRAPPERS.includes(this.path[0] ?? '') ? this.path.slice(1) : this.path).join('/');
    if (name === 'Author' && path.endsWith('AuthorList/Author'))
      draft.authors.push({ valid: attributes.get('ValidYN') !== 'N' });
    if (path === CORRECTION) {
      draft.correction = attributes.get('RefType') ?? '';
      draft.retracted ||= draft.correction === 'RetractionIn';
    }
    const notice = NOTICES[draft.correction];
    if (path === CORRECTION && notice) draft.notices.push(notice);
    if (path === `${CORRECTION}/PMID` && draft.correction === 'RetractionOf')
      this.startCapture((pmid) => void this.items.push({ kind: 'withdrawn', line, pmid, retracted: true }));
    const handler = Object.hasOwn(fieldHandlers, path) ? fieldHandlers[path] : undefined;
    if (handler) this.startCapture((text) => handler(draft, text, attributes));
  }

  text(text: string): void {
    // Text is captured until it exceeds the limit, so that `toRecord` rejects a text that is too long.
    if (this.capture && this.capture.text.length <= MAX_FIELD_LENGTH) this.capture.text += text;
  }

  close(): void {
    const { capture, draft } = this;
    if (capture && capture.depth === this.depth) {
      this.capture = undefined;
      capture.take(capture.text.replace(/\s+/g, ' ').trim());
    }
    if (this.path.length > 0) {
      this.path.pop();
      return;
    }
    this.outerPath.pop();
    if (!draft) return;
    this.draft = undefined;
    const item = toItem(toRecord(build(draft)), draft.line);
    this.items.push(item);
    if (item.kind !== 'record') return;
    const { pmid } = item.record;
    for (const notice of new Set(draft.notices))
      this.items.push({ kind: 'notice', line: draft.line, pmid, notice, on: null });
  }

  private get depth(): number {
    return this.outerPath.length + this.path.length;
  }

  private startCapture(take: (text: string) => void): void {
    this.capture = { depth: this.depth, take, text: '' };
  }
}

function build({ fields, abstract, authors, topics, publicationTypes, retracted }: Draft): Record<string, unknown> {
  const first = (...names: string[]): string | undefined =>
    names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== '');
  return {
    pmid: first('pmid'),
    title: first('title', 'vernacular'),
    authors: authors.filter(({ valid }) => valid).map(formatName),
    journal: first('abbreviation', 'iso', 'journal'),
    year: first('year') ?? /\b\d{4}\b/.exec(first('medlineDate') ?? '')?.[0] ?? first('articleYear'),
    abstract: abstract.filter((part) => part !== '').join(' '),
    doi: first('doi'),
    topics,
    publicationTypes,
    retracted,
  };
}

/** A name as PubMed writes it, `Silva AB` or `Wright JT Jr`, or the group's name. */
function formatName({ last, initials, fore, suffix, group }: Author): string {
  if (group !== undefined) return group;
  const letters =
    initials ??
    (fore ?? '')
      .split(/[\s.-]+/)
      .map((part) => part.charAt(0))
      .join('');
  return [last ?? '', letters, suffix ?? ''].filter((part) => part !== '').join(' ');
}
