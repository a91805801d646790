import type { Specialty } from '@cred/contract';

export interface DemoMember {
  readonly username: string;
  readonly fullName: string;
  readonly specialty: Specialty;
  readonly bio: string;
  readonly link?: string;
  readonly isVerificated: boolean;
  readonly joinedDaysAgo: number;
  readonly portrait: URL;
  readonly cover: URL;
  readonly follows: readonly string[];
}

/** The members of the demo community. All are invented. */
export const demoMembers: readonly DemoMember[] = [
  {
    username: 'ana.souza',
    fullName: 'Ana Souza',
    specialty: 'Medicine',
    isVerificated: true,
    joinedDaysAgo: 410,
    bio: 'Internal medicine. I teach residents to write less and examine more. Coffee before ward round, always.',
    link: 'https://www.who.int',
    portrait: new URL('./images/portrait-ana-souza.webp', import.meta.url),
    cover: new URL('./images/cover-ana-souza.webp', import.meta.url),
    follows: ['marcus.lee', 'jonas.weber', 'ruth.alder', 'leila.haddad', 'grace.okafor'],
  },
  {
    username: 'marcus.lee',
    fullName: 'Marcus Lee',
    specialty: 'Nursing',
    isVerificated: true,
    joinedDaysAgo: 380,
    bio: 'ICU nurse, night shifts mostly. Hand hygiene lead on Ward 4. Runner when the roster allows.',
    portrait: new URL('./images/portrait-marcus-lee.webp', import.meta.url),
    cover: new URL('./images/cover-marcus-lee.webp', import.meta.url),
    follows: ['ana.souza', 'ruth.alder', 'sofia.rossi', 'priya.nair'],
  },
  {
    username: 'tom.baker',
    fullName: 'Tom Baker',
    specialty: 'Other_Professions',
    isVerificated: false,
    joinedDaysAgo: 95,
    bio: 'Carer for my father, who lives with Parkinson’s. Here to learn, and to say what it looks like from the other side of the bed.',
    portrait: new URL('./images/portrait-tom-baker.webp', import.meta.url),
    cover: new URL('./images/cover-tom-baker.webp', import.meta.url),
    follows: ['priya.nair', 'grace.okafor', 'ana.souza', 'marcus.lee'],
  },
  {
    username: 'jonas.weber',
    fullName: 'Jonas Weber',
    specialty: 'Medicine',
    isVerificated: true,
    joinedDaysAgo: 365,
    bio: 'Cardiologist. ECGs are short stories. Views my own, strips drawn by hand.',
    link: 'https://www.escardio.org',
    portrait: new URL('./images/portrait-jonas-weber.webp', import.meta.url),
    cover: new URL('./images/cover-jonas-weber.webp', import.meta.url),
    follows: ['ana.souza', 'marcus.lee', 'leila.haddad'],
  },
  {
    username: 'leila.haddad',
    fullName: 'Leila Haddad',
    specialty: 'Pharmacy',
    isVerificated: true,
    joinedDaysAgo: 300,
    bio: 'Clinical pharmacist. I read the kidney function first and the drug chart second.',
    portrait: new URL('./images/portrait-leila-haddad.webp', import.meta.url),
    cover: new URL('./images/cover-leila-haddad.webp', import.meta.url),
    follows: ['ana.souza', 'jonas.weber', 'ruth.alder', 'daniel.kim'],
  },
  {
    username: 'priya.nair',
    fullName: 'Priya Nair',
    specialty: 'Physical_Therapy',
    isVerificated: false,
    joinedDaysAgo: 240,
    bio: 'Neuro physiotherapist. Small goals, counted honestly.',
    portrait: new URL('./images/portrait-priya-nair.webp', import.meta.url),
    cover: new URL('./images/cover-priya-nair.webp', import.meta.url),
    follows: ['tom.baker', 'marcus.lee', 'sofia.rossi'],
  },
  {
    username: 'grace.okafor',
    fullName: 'Grace Okafor',
    specialty: 'Nutrition',
    isVerificated: false,
    joinedDaysAgo: 210,
    bio: 'Dietitian in primary care. No forbidden foods, no miracle ones either.',
    portrait: new URL('./images/portrait-grace-okafor.webp', import.meta.url),
    cover: new URL('./images/cover-grace-okafor.webp', import.meta.url),
    follows: ['ana.souza', 'tom.baker', 'sofia.rossi', 'daniel.kim'],
  },
  {
    username: 'sofia.rossi',
    fullName: 'Sofia Rossi',
    specialty: 'Psychology',
    isVerificated: false,
    joinedDaysAgo: 180,
    bio: 'Clinical psychologist. Sleep, shift work and the people who do both.',
    portrait: new URL('./images/portrait-sofia-rossi.webp', import.meta.url),
    cover: new URL('./images/cover-sofia-rossi.webp', import.meta.url),
    follows: ['marcus.lee', 'grace.okafor'],
  },
  {
    username: 'daniel.kim',
    fullName: 'Daniel Kim',
    specialty: 'Dentistry',
    isVerificated: false,
    joinedDaysAgo: 120,
    bio: 'Dentist. Antibiotics do not treat toothache, and other unpopular opinions.',
    portrait: new URL('./images/portrait-daniel-kim.webp', import.meta.url),
    cover: new URL('./images/cover-daniel-kim.webp', import.meta.url),
    follows: ['leila.haddad', 'ruth.alder'],
  },
  {
    username: 'ruth.alder',
    fullName: 'Ruth Alder',
    specialty: 'Biomedical_Science',
    isVerificated: true,
    joinedDaysAgo: 330,
    bio: 'Microbiologist. Thirty years of plates, still surprised by Gram stains.',
    portrait: new URL('./images/portrait-ruth-alder.webp', import.meta.url),
    cover: new URL('./images/cover-ruth-alder.webp', import.meta.url),
    follows: ['ana.souza', 'leila.haddad', 'marcus.lee', 'daniel.kim'],
  },
];

export const DEMO_PASSWORD = 'cred-demo';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  readonly specialty: Specialty;
}

/** The accounts for a first visit: a doctor, a nurse, and a member who is not a health professional. */
export const demoAccounts: readonly DemoAccount[] = demoMembers
  .slice(0, 3)
  .map(({ username, fullName, specialty }) => ({ username, password: DEMO_PASSWORD, fullName, specialty }));
