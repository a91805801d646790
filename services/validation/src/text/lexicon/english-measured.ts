import { oneOf } from './one-of';

/** Words before which "4" is a value or a number, and never "for". */
export const BEFORE_NUMBER = oneOf(
  String.raw`gcs|scored|pain|lactate|potassium|sodium|glucose|urea|creatinine|troponin|crp|inr|lipase|bilirubin|albumin|ketones|
  calcium|magnesium|platelets|neutrophils|apgars?|mrs|nyha|asa|news2?|p?ews|curb|wells|centor|abcd2|chads|nihss|sofa|meld|vas|nrs|
  phq|gad|para|gravida|power|bishop|t-score|sats|urine|drain|output|temp|rate|resps|wcc|wbc|plts?|hr|rr|hb|cr|ph|ck|alt|tsh|hba1c|
  mag|bm|peep|give|gave|given|take|takes|taking|took|of|was|is|were|are|had|has|have|got|only|to|by|from|at|about`,
);
