/** The specialties of sign-up, as stored (DATA-2). */
export const specialties = [
  'Medicine',
  'Nursing',
  'Dentistry',
  'Physical_Therapy',
  'Speech_Therapy',
  'Nutrition',
  'Psychology',
  'Pharmacy',
  'Biomedical_Science',
  'Other_Health_Professions',
  'Other_Professions',
] as const;

export type Specialty = (typeof specialties)[number];

/** The displayed form of a specialty: spaces instead of underscores. */
export const specialtyLabel = (value: Specialty): string => value.replaceAll('_', ' ');
