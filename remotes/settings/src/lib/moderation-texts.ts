import {
  dismissalReasons,
  reportReasons,
  type DecisionReason,
  type DismissalReason,
  type ReportReason,
} from '@cred/contract';

/** The reasons for a report, which are also the rules that a removal or a warning names (MOD-1). */
export const ruleNames: Readonly<Record<ReportReason, string>> = {
  misinformation: 'Misinformation',
  patient_privacy: 'A patient’s privacy',
  harassment: 'Harassment',
  spam: 'Spam',
  impersonation: 'Impersonation',
  other: 'Something else',
};

const dismissalNames: Readonly<Record<DismissalReason, string>> = {
  no_rule_broken: 'No rule was broken',
  not_enough_information: 'There was not enough information',
  already_handled: 'It was handled already',
};

/** The template of any decision. */
export const reasonNames: Readonly<Record<DecisionReason, string>> = { ...ruleNames, ...dismissalNames };

/** A choice in a dialog. */
export interface Choice<T extends string = string> {
  readonly value: T;
  readonly label: string;
}

const choicesOf = <T extends DecisionReason>(values: readonly T[]): readonly Choice<T>[] =>
  values.map((value) => ({ value, label: reasonNames[value] }));

export const ruleChoices = choicesOf(reportReasons);
export const dismissalChoices = choicesOf(dismissalReasons);
