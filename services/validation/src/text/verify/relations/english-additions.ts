import {
  hasArticleInPost,
  hasModal,
  isAmountOfChange,
  isAtBoundary,
  isBeforeOnlyNegation,
  isBeforeDrugAlone,
  isBeforeWeight,
  isBesideAge,
  isChangedLater,
  isDoseAtStart,
  isInWeeks,
  isNegatedReport,
  isObjectOfVerb,
  isOrder,
  isPlanned,
  isQuestion,
  isReportedDose,
  isReportedDoseAfter,
} from './addition-contexts';
import { CHANGES, durationAt, isBeforeDuration, isReturn } from './durations';
import { isLabel, isNamedNoun, isOfFinding } from './named-things';
import { type Addition, after, before, wordAfter, wordBefore } from './place';
import { isReport } from './facts';

const SPECIALTY =
  /^(?:ortho|orthopaedics?|orthopedics?|surgery|surgical|medical|icu|itu|neurology|neurosurgery|neurosurgical|cardiology|cardiac|renal|gastroenterology|haematology|hematology|oncology|psychiatry|psychiatric|palliative|stroke|vascular|urology|radiology|anaesthetic|anaesthetics|anesthesia|obstetric|obstetrics|gynaecology|paediatric|paediatrics|pediatric|ed|emergency|trauma|acute|ent|nursing|dental|pharmacy|maternity|respiratory|rheumatology|dermatology|ophthalmology|microbiology|diabetes|dialysis|transplant|pain|safeguarding|primary)$/;

/** What an English rewriting may add, and what must stand around it. Reviewed: none of it states, requests or negates a fact. */
export const ENGLISH_ADDITIONS: readonly Addition[] = [
  { phrase: /^(?:given|administered)(?: as)?$/, fits: isReportedDose },
  { phrase: /^(?:given|received)$/, fits: isReportedDoseAfter },
  { phrase: /^(?:as)$/, fits: after(/^(?:given|administered|used)$/) },
  {
    phrase: /^(?:child|baby|infant)$/,
    fits: (place) => (place.pair.rewriting[place.first]?.folded === 'child' ? place.facts.isChild : place.facts.isBaby),
  },
  { phrase: /^(?:man|gentleman)$/, fits: ({ facts }) => facts.isMale && facts.hasOnePatient && !facts.isChild },
  { phrase: /^(?:woman|lady)$/, fits: ({ facts }) => facts.isFemale && facts.hasOnePatient && !facts.isChild },
  { phrase: /^boy$/, fits: ({ facts }) => facts.isMale && facts.hasOnePatient && facts.isChild },
  { phrase: /^girl$/, fits: ({ facts }) => facts.isFemale && facts.hasOnePatient && facts.isChild },
  { phrase: /^(?:team|department|unit|ward|service|staff|colleagues)$/, fits: after(SPECIALTY) },
  { phrase: /^(?:doctors?|nurses?)$/, fits: after(/^(?:junior|resident|foundation|staff|registered|trainee)$/) },
  { phrase: /^(?:scan|scans|imaging)$/, fits: after(/^(?:ct|mri|pet|dexa|doppler|ultrasound|cat|v\/q|vq)$/) },
  { phrase: /^(?:monitor|monitoring|recording)$/, fits: after(/^(?:holter|ecg|telemetry)$/) },
  {
    phrase: /^(?:score)$/,
    fits: after(/^(?:curb|wells|centor|gcs|apgar|vasc|cha2ds2|nihss|bled|qsofa|sofa|t|pain|meld|glasgow|\d+)$/),
  },
  {
    phrase: /^(?:disease)$/,
    fits: after(
      /^(?:graves|kawasaki|crohn's|crohns|parkinson's|parkinsons|coeliac|celiac|addison's|addisons|behcet's|alzheimer's|lyme|paget's|hirschsprung|hirschsprung's)$/,
    ),
  },
  { phrase: /^(?:vitamin)$/, fits: before(/^(?:b12|b6|b1|d|d3|c|k|b)$/) },
  { phrase: /^pregnant$/, fits: isInWeeks },
  { phrase: /^for$/, fits: isBeforeDuration },
  { phrase: /^in$/, fits: isReturn },
  {
    phrase: /^to$/,
    fits: (place) => /^(?:burn|injury|trauma|laceration|wound|fracture|bite)$/.test(wordBefore(place)),
  },
  {
    phrase: /^(?:of)$/,
    fits: (place) =>
      place.pair.rewriting[place.first - 1]?.kind === 'word' &&
      place.pair.rewriting[place.last + 1]?.kind === 'number' &&
      !CHANGES.test(wordBefore(place)),
  },
  { phrase: /^(?:samples?|tests?|results?)$/, fits: after(/^(?:fasting|blood|urine|stool|random)$/) },
  { phrase: /^(?:received)$/, fits: (place) => isReportedDose(place) },
  {
    phrase: /^(?:inhibitors?)$/,
    fits: after(/^(?:cgrp|sglt2|dpp4|pde5|\d|ace|jak|tnf|xa|aromatase|pump|phosphodiesterase)$/),
  },
  { phrase: /^(?:agonists?|analogues?)$/, fits: after(/^(?:glp1|glp|1|gnrh|receptor)$/) },
  {
    phrase: /^(?:follow up|review|appointment)$/,
    fits: after(/^(?:clinic|outpatient|gp|opd|fracture|postnatal|antenatal)$/),
  },
  {
    phrase: /^(?:due|planned|scheduled|arranged|booked)$/,
    fits: (place) =>
      /^(?:recheck|check|review|clinic|scan|mri|ct|echo|ultrasound|follow|up|biopsy|endoscopy|colonoscopy|surgery|appointment|bloods|repeat|eeg|emg|tap|lp|meeting|discharge)$/.test(
        wordBefore(place),
      ) &&
      /^(?:on|for|in|at|tomorrow|today|tonight|next|this|monday|tuesday|wednesday|thursday|friday)$/.test(
        wordAfter(place),
      ),
  },
  {
    phrase: /^(?:perform|request|do|obtain|arrange|order)$/,
    fits: (place) =>
      isQuestion(place) &&
      before(
        /^(?:ct|mri|lp|ecg|eeg|echo|abg|mra|ctpa|tte|toe|biopsy|scan|bloods|bronchoscopy|colonoscopy|endoscopy|thrombectomy|laparoscopy|x)$/,
      )(place),
  },
  {
    phrase:
      /^(?:would|should|do|does|did|can|could|would you|should i|should we|should you|do you|would others|do others)$/,
    fits: (place) => isQuestion(place) && !hasModal(place),
  },
  { phrase: /^(?:cases?|episodes?)$/, fits: before(/^of$/) },
  { phrase: /^(?:trying|using|starting)$/, fits: isBeforeDrugAlone },
  {
    phrase: /^(?:inserted|performed|done|taken|given|used|found|seen|noted|placed|sent)$/,
    fits: isNegatedReport,
  },
  { phrase: /^(?:weighing)$/, fits: (place) => isBeforeWeight(place) },
  { phrase: /^(?:sample|specimen)$/, fits: before(/^(?:haemolysed|hemolyzed|clotted|insufficient|contaminated)$/) },
  { phrase: /^(?:imaging|it|the scan|the test)$/, fits: after(/^(?:repeat|repeated|recheck)$/) },
  { phrase: /^(?:takes|is taking|was taking)$/, fits: isChangedLater },
  { phrase: /^(?:had|has|have|showed|shows|presented with|presented|with|reported|sustained)$/, fits: isOfFinding },
  { phrase: /^(?:tooth|level|levels|score|scores|ratio|manoeuvre|maneuver|waves?)$/, fits: isNamedNoun },
  { phrase: /^(?:drug|drugs|medications?)$/, fits: after(/^(?:both|these|all|two)$/) },
  { phrase: /^(?:am|a|an|from|have|question|review|case|this|is|care|in|working|as|who|works)$/, fits: isLabel },
  { phrase: /^will$/, fits: isPlanned },
  { phrase: /^one$/, fits: (place) => hasArticleInPost(place) && before(/^(?:day|week|month|year|hour|dose)$/)(place) },
  {
    phrase: /^will$/,
    fits: ({ edit, pair: { post } }) =>
      [-2, -1, 0, 1, 2].some((offset) =>
        /^(?:im|i'm|am|were|we're|are)$/.test(post[edit.after[0] + offset]?.folded ?? ''),
      ) &&
      [-1, 0, 1].some((offset) => post[edit.after[0] + offset]?.folded === 'not') &&
      [0, 1, 2].some((offset) => /\p{L}{2}ing$/u.test(post[edit.after[0] + offset]?.folded ?? '')),
  },
  {
    phrase: /^should$/,
    fits: ({ edit, pair: { post } }) =>
      /^(?:dont|don't|do)$/.test(post[edit.after[0]]?.folded ?? '') && isOrder(post, edit.after[0]),
  },
  { phrase: /^taking$/, fits: (place) => isReport(place.pair.post, place.edit.after[0], 'en') && isDoseAtStart(place) },
  { phrase: /^(?:years?|weeks?|months?|days?|old)$/, fits: isBesideAge },
  { phrase: /^(?:compression|syndrome)$/, fits: after(/^(?:equina|serotonin|nephrotic|refeeding)$/) },
  { phrase: /^(?:by)$/, fits: (place) => isAmountOfChange(place) },
  {
    phrase: /^(?:to)$/,
    fits: (place) => /^(?:restrict|restricted|restricting|limit|limited)$/.test(wordBefore(place)),
  },
  { phrase: /^(?:but|however)$/, fits: isAtBoundary },
  { phrase: /^but$/, fits: isBeforeOnlyNegation },
  { phrase: /^(?:symptoms?|episodes?)$/, fits: after(/^(?:menopausal|withdrawal|urinary|respiratory)$/) },
  { phrase: /^(?:function|functions)$/, fits: after(/^(?:renal|liver|kidney|thyroid)$/) },
  {
    phrase: /^(?:medication|medicine|drug|procedure|approach|case|situation|condition|problem|finding|findings)$/,
    fits: isObjectOfVerb,
  },
  {
    phrase: /^(?:over)$/,
    fits: (place) => after(/^(?:given|infused)$/)(place) && durationAt(place.pair.rewriting, place.last + 1),
  },
  { phrase: /^(?:once)$/, fits: before(/^(?:daily|weekly|monthly)$/) },
];
