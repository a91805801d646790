import type { Specialty } from '@cred/contract';
import type { Look } from './art/people';

export interface DemoMember {
  readonly username: string;
  readonly fullName: string;
  readonly specialty: Specialty;
  readonly bio: string;
  readonly link?: string;
  readonly isVerificated: boolean;
  readonly joinedDaysAgo: number;
  readonly look: Look;
  readonly cover: readonly [string, string];
  readonly follows: readonly string[];
}

/** The people of the demo community. All are invented. */
export const demoMembers: readonly DemoMember[] = [
  {
    username: 'ana.souza',
    fullName: 'Ana Souza',
    specialty: 'Medicine',
    isVerificated: true,
    joinedDaysAgo: 410,
    bio: 'Internal medicine. I teach residents to write less and examine more. Coffee before ward round, always.',
    link: 'https://www.who.int',
    look: { skin: '#e8b48f', hair: '#3b2417', style: 'long', clothes: '#0f8f86', backdrop: ['#cfe9e4', '#8fcfc6'] },
    cover: ['#0f8f86', '#2f6fb5'],
    follows: ['marcus.lee', 'jonas.weber', 'ruth.alder', 'leila.haddad', 'grace.okafor'],
  },
  {
    username: 'marcus.lee',
    fullName: 'Marcus Lee',
    specialty: 'Nursing',
    isVerificated: true,
    joinedDaysAgo: 380,
    bio: 'ICU nurse, night shifts mostly. Hand hygiene lead on Ward 4. Runner when the roster allows.',
    look: {
      skin: '#f0c9a4',
      hair: '#2a2a30',
      style: 'short',
      clothes: '#2f6fb5',
      backdrop: ['#d6e2f5', '#9dbbe6'],
      glasses: true,
    },
    cover: ['#1e3a6e', '#c87f6b'],
    follows: ['ana.souza', 'ruth.alder', 'sofia.rossi', 'priya.nair'],
  },
  {
    username: 'tom.baker',
    fullName: 'Tom Baker',
    specialty: 'Other_Professions',
    isVerificated: false,
    joinedDaysAgo: 95,
    bio: 'Carer for my father, who lives with Parkinson’s. Here to learn, and to say what it looks like from the other side of the bed.',
    look: {
      skin: '#f3cfb3',
      hair: '#9a5a2c',
      style: 'short',
      clothes: '#54656f',
      backdrop: ['#e4ebe2', '#b4c8b0'],
      beard: true,
    },
    cover: ['#5f7f5b', '#c9b074'],
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
    look: { skin: '#efc3a0', hair: '#8d8a86', style: 'short', clothes: '#3c4c6b', backdrop: ['#e3e7ef', '#b3bfd4'] },
    cover: ['#3c4c6b', '#b4485a'],
    follows: ['ana.souza', 'marcus.lee', 'leila.haddad'],
  },
  {
    username: 'leila.haddad',
    fullName: 'Leila Haddad',
    specialty: 'Pharmacy',
    isVerificated: true,
    joinedDaysAgo: 300,
    bio: 'Clinical pharmacist. I read the kidney function first and the drug chart second.',
    look: { skin: '#c98f66', hair: '#5b3d8a', style: 'scarf', clothes: '#3c4c6b', backdrop: ['#e5def4', '#b9a9de'] },
    cover: ['#5b3d8a', '#c27aa0'],
    follows: ['ana.souza', 'jonas.weber', 'ruth.alder', 'daniel.kim'],
  },
  {
    username: 'priya.nair',
    fullName: 'Priya Nair',
    specialty: 'Physical_Therapy',
    isVerificated: false,
    joinedDaysAgo: 240,
    bio: 'Neuro physiotherapist. Small goals, counted honestly.',
    look: { skin: '#b97a50', hair: '#20151a', style: 'bun', clothes: '#b4485a', backdrop: ['#f8dede', '#e7aeb3'] },
    cover: ['#b4485a', '#d9a441'],
    follows: ['tom.baker', 'marcus.lee', 'sofia.rossi'],
  },
  {
    username: 'grace.okafor',
    fullName: 'Grace Okafor',
    specialty: 'Nutrition',
    isVerificated: false,
    joinedDaysAgo: 210,
    bio: 'Dietitian in primary care. No forbidden foods, no miracle ones either.',
    look: { skin: '#8d5a3b', hair: '#1d1512', style: 'curls', clothes: '#c67a22', backdrop: ['#fbe6c8', '#f0be80'] },
    cover: ['#5aa469', '#d9a441'],
    follows: ['ana.souza', 'tom.baker', 'sofia.rossi', 'daniel.kim'],
  },
  {
    username: 'sofia.rossi',
    fullName: 'Sofia Rossi',
    specialty: 'Psychology',
    isVerificated: false,
    joinedDaysAgo: 180,
    bio: 'Clinical psychologist. Sleep, shift work and the people who do both.',
    look: {
      skin: '#f2c7a8',
      hair: '#7a3b22',
      style: 'long',
      clothes: '#6b5b83',
      backdrop: ['#ece3f2', '#c6b3d6'],
      glasses: true,
    },
    cover: ['#6b5b83', '#e08d79'],
    follows: ['marcus.lee', 'grace.okafor'],
  },
  {
    username: 'daniel.kim',
    fullName: 'Daniel Kim',
    specialty: 'Dentistry',
    isVerificated: false,
    joinedDaysAgo: 120,
    bio: 'Dentist. Antibiotics do not treat toothache, and other unpopular opinions.',
    look: {
      skin: '#6f4630',
      hair: '#1d1512',
      style: 'bald',
      clothes: '#0b766f',
      backdrop: ['#d9eeec', '#9ccfc9'],
      beard: true,
    },
    cover: ['#0b766f', '#5aa469'],
    follows: ['leila.haddad', 'ruth.alder'],
  },
  {
    username: 'ruth.alder',
    fullName: 'Ruth Alder',
    specialty: 'Biomedical_Science',
    isVerificated: true,
    joinedDaysAgo: 330,
    bio: 'Microbiologist. Thirty years of plates, still surprised by Gram stains.',
    look: {
      skin: '#f2c7a8',
      hair: '#c9c4bd',
      style: 'bun',
      clothes: '#2f6fb5',
      backdrop: ['#dff0ee', '#a5d3cd'],
      glasses: true,
    },
    cover: ['#2f6fb5', '#0f8f86'],
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

/** The accounts that a newcomer is told of: a doctor, a nurse, and a member who is no health professional. */
export const demoAccounts: readonly DemoAccount[] = demoMembers
  .slice(0, 3)
  .map(({ username, fullName, specialty }) => ({ username, password: DEMO_PASSWORD, fullName, specialty }));
