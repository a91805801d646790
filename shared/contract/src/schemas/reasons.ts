/** The reasons that members and reviewers choose from. Without schemas, because pages show them. */

/** The reasons for reporting a post or a member. */
export const reportReasons = [
  'misinformation',
  'patient_privacy',
  'harassment',
  'spam',
  'impersonation',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why a reviewer dismissed a report. */
export const dismissalReasons = ['no_rule_broken', 'not_enough_information', 'already_handled'] as const;
export type DismissalReason = (typeof dismissalReasons)[number];

/** The templates of a decision (MOD-1): the rule that was broken, or why the report was dismissed. */
export const decisionReasons = [...reportReasons, ...dismissalReasons] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** The standard reasons of a denial (LIC-12). */
export const denialReasons = {
  unreadable: 'The certificate cannot be read. Send a sharper scan or photograph of the whole page.',
  name_differs: 'The name on the certificate differs from the name of the profile.',
  not_a_certificate: 'The file is not a certificate of a health profession.',
  expired: 'The certificate or the licence has expired.',
  specialty_differs: 'The certificate is for another specialty than that of the profile.',
  not_in_registry: 'The licence is not in the registry of its authority, or belongs to another person.',
} as const;
export type DenialReason = keyof typeof denialReasons;

/** The text of a denial that the member reads: the standard reason, then the reviewer's own words. */
export const denialText = (template: DenialReason | undefined, words: string): string =>
  [template && denialReasons[template], words.trim()].filter(Boolean).join('\n\n');
