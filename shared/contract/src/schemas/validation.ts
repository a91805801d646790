import * as z from 'zod';
import { limits } from '../limits';
import { maxUnits, notBlank } from './common';

/** The kind of study of a reference, the strongest evidence first (VAL-15). */
export const studyTypes = [
  'guideline',
  'meta-analysis',
  'systematic-review',
  'randomized-trial',
  'clinical-trial',
  'review',
  'observational-study',
  'case-report',
  'opinion',
] as const;
export type StudyType = (typeof studyTypes)[number];

/** The fields of DATA-6, and optional ones about the paper and why it was found (VAL-15, VAL-16). */
export const reference = z.object({
  pmid: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  journal: z.string(),
  year: z.union([z.string(), z.number()]),
  doi: z.string().optional(),
  /** Absent when the source does not name the kind of study. */
  studyType: z.enum(studyTypes).optional(),
  /** Topics or words of the post that the paper contains, the most important first. */
  matchedTopics: z.array(z.string()).optional(),
});

/** What publishers say about a paper, the gravest first (VAL-40). */
export const noticeKinds = ['retraction', 'concern', 'correction'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A notice about a paper in the library, with its date or, where no source has one, the day of its import. */
export const paperNotice = z.object({
  pmid: z.number().int().min(1).max(999_999_999),
  kind: z.enum(noticeKinds),
  on: z.iso.date(),
});

/**
 * A page of the notices of the library's state `generation`, by PMID, for the API. `next` is the PMID to continue after,
 * or null at the end; all notices about one paper are on one page.
 */
export const noticePage = z.object({
  generation: z.number().int().min(0),
  notices: z.array(paperNotice).max(3_000),
  next: z.number().int().nullable(),
});

/** The DOI of a paper as the library writes it: without an address before it, A to Z in lower case, as other letters differ. */
export const normalDoi = z
  .string()
  .max(limits.references.nameMax)
  .regex(/^10\.\d{4,9}(?:\.\d+)*\/[^\sA-Z\u0000-\u001f\u007f\ud800-\udfff]+$/);

/** A notice about a paper of which its source knows no PubMed number. */
export const doiNotice = paperNotice.omit({ pmid: true }).extend({ doi: normalDoi });

/** Like `noticePage`, by DOI in the order of its characters. */
export const doiNoticePage = z.object({
  generation: z.number().int().min(0),
  notices: z.array(doiNotice).max(1_500),
  next: normalDoi.nullable(),
});

/** A notice as cards show it. */
export const noticeOfPaper = paperNotice.omit({ pmid: true });

/** Text from a paper's record, as PostgreSQL can store it: no NUL and no lone surrogate. */
const recordText = (max: number) =>
  z.string().refine((value) => value.length <= max && !/\u0000|\p{Surrogate}/u.test(value), 'Text cannot be stored');

/** A reference that a post keeps, with bounded fields (POST-50). The fields of `reference`. */
export const storedReference = z.object({
  pmid: z.string().regex(/^[1-9]\d{0,8}$/),
  title: recordText(limits.references.titleMax),
  authors: z.array(recordText(limits.references.nameMax)).max(limits.references.authors),
  journal: recordText(limits.references.titleMax),
  year: z.union([z.number().int().min(0).max(9_999), z.literal('')]),
  doi: recordText(limits.references.nameMax).optional(),
  studyType: z.enum(studyTypes).optional(),
  matchedTopics: z.array(recordText(limits.references.nameMax)).max(limits.references.topics).optional(),
});

/** A reference of a post, with what publishers have said about the paper since. */
export const postReference = storedReference.extend({ notices: z.array(noticeOfPaper) });

/** What the validation service answers to the API about a text that it issued, with the references of that check (SRV-70). */
export const issuedText = z.object({
  issued: z.literal(true),
  references: z.array(storedReference).max(limits.references.perText).default([]),
});

/** A paper as a member cites it: its PubMed number, or its DOI in lower case. */
export const paperId = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pmid'), value: storedReference.shape.pmid }),
  z.object({
    kind: z.literal('doi'),
    value: z
      .string()
      .max(limits.references.nameMax)
      .regex(/^10\.\d{4,9}\/[^\s"<>]+$/),
  }),
]);

/** What the API asks the validation service about the citations of a comment (POST-85). */
export const paperQuestion = z.object({ papers: z.array(paperId).min(1).max(limits.comments.citations) });

/** `none`: PubMed has no such paper. `unknown`: the library has none and PubMed did not respond in time. */
export const paperAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), reference: storedReference, isRetracted: z.boolean() }),
  z.object({ status: z.literal('none') }),
  z.object({ status: z.literal('unknown') }),
]);

/** The answers in the order of the question. */
export const paperAnswers = z.object({ papers: z.array(paperAnswer).max(limits.comments.citations) });

/** A paper that a comment cites; without `reference` there is no record of it. */
export const citation = z.object({
  paper: paperId,
  reference: postReference.nullable(),
  /** PubMed marks the paper as retracted, also if the library has no notice yet. */
  isRetracted: z.boolean(),
  /** What publishers have said about a paper without a record; otherwise `reference` has it. */
  notices: z.array(noticeOfPaper).optional(),
});

export const validatePostBody = z.object({
  text: z.string().check(...maxUnits(limits.validation.textMax), notBlank('Text is empty')),
});

/** The kinds of identifiers of a patient that the validation service finds (VAL-4). */
export const identifierKinds = [
  'name',
  'address',
  'birth',
  'date',
  'age',
  'phone',
  'fax',
  'email',
  'ssn',
  'record',
  'healthplan',
  'account',
  'licence',
  'plate',
  'device',
  'url',
  'ip',
  'handle',
  'biometric',
  'photo',
  'cpf',
  'rg',
  'cns',
  'nif',
  'utente',
  'nhs',
] as const;

/**
 * A part of the text that may identify a patient (VAL-20): UTF-16 offsets into the text of the request, end exclusive. Parts do
 * not overlap and are in order. `replacement` says what kind of thing stood there, in the language of the text.
 */
export const foundIdentifier = z.object({
  kind: z.enum(identifierKinds),
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  replacement: z.string(),
});

/** The response of the validation service. `error` is set when the text was not checked; the post then has no badge. */
export const validationResult = z.object({
  formalizado: z.string(),
  referencias: z.array(reference),
  keywords: z.array(z.string()),
  error: z.string().nullable(),
  identifiers: z.array(foundIdentifier).optional(),
  /** Names of the sources that were asked and did not answer, such as `pubmed` (VAL-56); absent when all answered. */
  unreachable: z.array(z.string()).optional(),
});

export type IdentifierKind = (typeof identifierKinds)[number];
export type FoundIdentifier = z.infer<typeof foundIdentifier>;
export type PaperNotice = z.infer<typeof paperNotice>;
export type NoticePage = z.infer<typeof noticePage>;
export type DoiNotice = z.infer<typeof doiNotice>;
export type DoiNoticePage = z.infer<typeof doiNoticePage>;
export type PaperId = z.infer<typeof paperId>;
export type PaperAnswer = z.infer<typeof paperAnswer>;
export type Citation = z.infer<typeof citation>;
export type PostReference = z.infer<typeof postReference>;
export type NoticeOfPaper = z.infer<typeof noticeOfPaper>;
export type IssuedText = z.infer<typeof issuedText>;
export type StoredReference = z.infer<typeof storedReference>;
export type Reference = z.infer<typeof reference>;
export type ValidationResult = z.infer<typeof validationResult>;
