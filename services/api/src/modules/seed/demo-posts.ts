import type { schemas } from '@cred/contract';

export interface DemoPost {
  /** Identifies the post in demo-engagement.ts. */
  readonly key?: string;
  readonly author: string;
  readonly minutesAgo: number;
  readonly text: string;
  readonly audience?: schemas.Audience;
  readonly image?: { readonly file: URL; readonly alt: string; readonly isClinical?: boolean };
}

const hours = (count: number): number => count * 60;
const days = (count: number, more = 0): number => count * 1440 + more;

/** The posts of the demo community, newest first. General knowledge, not medical advice. */
export const demoPosts: readonly DemoPost[] = [
  {
    key: 'hands',
    author: 'marcus.lee',
    minutesAgo: 9,
    text: 'Six months of “clean hands first” on Ward 4: from 61% to 88% of observed moments, and above our target for the first time. What moved the needle was not the posters. It was putting the dispensers where the hands already are.',
    image: {
      file: new URL('./images/hand-hygiene-chart.webp', import.meta.url),
      alt: 'Bar chart of hand hygiene adherence on Ward 4, rising from 61 percent in May to 88 percent in October, with the target at 85',
    },
  },
  {
    key: 'chair',
    author: 'priya.nair',
    minutesAgo: 31,
    text: 'Today a patient stood up from a chair without using his arms. Eleven weeks of work in two seconds. His wife counted along with us.',
  },
  {
    key: 'ppi',
    author: 'leila.haddad',
    minutesAgo: 52,
    text: 'A short habit with a long return: before you renew a proton pump inhibitor, ask when it was started and why. If nobody knows, that is your answer for the medication review.',
  },
  {
    key: 'strip',
    author: 'jonas.weber',
    minutesAgo: hours(2) + 10,
    text: 'Strip of the week. Irregularly irregular, no P waves, narrow QRS. Name the rhythm, then tell me the one question you ask before you talk about treatment.',
    image: {
      file: new URL('./images/rhythm-strip.webp', import.meta.url),
      alt: 'Drawn rhythm strip of lead II: irregular narrow QRS complexes without P waves',
    },
  },
  {
    author: 'ana.souza',
    minutesAgo: hours(3) + 5,
    text: 'The WHO page on hand hygiene is still the best ten minutes you can give a new team member: https://www.who.int/teams/integrated-health-services/infection-prevention-control/hand-hygiene',
  },
  {
    key: 'letters',
    author: 'tom.baker',
    minutesAgo: hours(4) + 40,
    text: 'To whoever writes discharge letters: the line “what to do if it gets worse, and whom to call” is the one we keep on the fridge. Thank you for writing it.',
  },
  {
    key: 'plate',
    author: 'grace.okafor',
    minutesAgo: hours(6),
    text: 'The picture I draw on the back of every leaflet. Half vegetables and fruit, a quarter whole grains, a quarter protein. No app, no weighing, works in a canteen too.',
    image: {
      file: new URL('./images/plate-chart.webp', import.meta.url),
      alt: 'A plate: half vegetables and fruit, a quarter whole grains, a quarter protein',
    },
  },
  {
    key: 'culture',
    author: 'ruth.alder',
    minutesAgo: hours(8) + 15,
    text: 'A blood culture that is underfilled is mostly a lottery ticket. Volume is the single thing the bedside can do for us. 8 to 10 ml in each adult bottle, please.',
    audience: 'health',
  },
  {
    key: 'nights',
    author: 'sofia.rossi',
    minutesAgo: hours(11),
    text: 'Coming off nights: a short nap before noon, daylight in the afternoon, and an early evening. It is not the one night that repairs your sleep, it is the three regular ones after it.',
  },
  {
    key: 'gram',
    author: 'ruth.alder',
    minutesAgo: hours(13),
    audience: 'health',
    text: 'Gram stain of the month, from a blood culture that had been in the incubator for eleven hours. Before you scroll: what do you tell the ward, and what do you not say yet?',
    image: {
      file: new URL('./images/gram-stain.webp', import.meta.url),
      alt: 'Drawn microscope field: purple cocci in chains between pink cells',
    },
  },
  {
    key: 'heel',
    author: 'marcus.lee',
    minutesAgo: hours(14) + 25,
    text: 'Found at the first full skin check, not at the third. Lift both heels off the mattress on admission; it takes one pillow.',
    image: {
      file: new URL('./images/heel-injury.webp', import.meta.url),
      alt: 'Drawing of a heel with a reddened, open pressure injury and a scale of five centimetres',
      isClinical: true,
    },
  },
  {
    key: 'sbar',
    author: 'ana.souza',
    minutesAgo: hours(16),
    text: 'We put SBAR on one card and taped it to every phone. The last step matters most: let the other side read it back.',
    image: {
      file: new URL('./images/handover-poster.webp', import.meta.url),
      alt: 'Card with the four steps of a handover: situation, background, assessment, recommendation',
    },
  },
  {
    key: 'toothache',
    author: 'daniel.kim',
    minutesAgo: hours(20),
    text: 'A toothache needs a dentist more often than it needs an antibiotic. Good summary for colleagues in primary care: https://www.nice.org.uk/guidance/ng15',
  },
  {
    author: 'marcus.lee',
    minutesAgo: hours(23) + 20,
    text: 'End of a quiet night shift. Nobody says the word “quiet” until they are in the car park.',
    image: {
      file: new URL('./images/dawn.webp', import.meta.url),
      alt: 'Illustration: a hospital with a few lit windows in front of the rising sun',
    },
  },
  {
    key: 'potassium',
    author: 'leila.haddad',
    minutesAgo: days(1, 95),
    text: 'Reminder for the team: new trimethoprim in someone on an ACE inhibitor or spironolactone deserves a potassium check within days. The interaction is old. The surprise is always new.',
    audience: 'health',
  },
  {
    author: 'jonas.weber',
    minutesAgo: days(1, 240),
    text: 'Measure blood pressure like you mean it: five quiet minutes, back supported, arm at heart level, right cuff, no talking. Twice. Then we can discuss tablets.',
  },
  {
    key: 'pathway',
    author: 'jonas.weber',
    minutesAgo: days(1, 430),
    text: 'Our chest pain pathway, on one page at last. The box I would defend to the end: an ECG within ten minutes, read by two people.',
    image: {
      file: new URL('./images/chest-pain-pathway.webp', import.meta.url),
      alt: 'Diagram: triage, ECG within 10 minutes, then by ST elevation to the cath lab or to troponin testing and a decision',
    },
  },
  {
    key: 'visits',
    author: 'tom.baker',
    minutesAgo: days(1, 700),
    text: 'Question from a carer: how do you all explain “on” and “off” times to family members who only visit on Sundays, when Dad is at his best?',
  },
  {
    author: 'priya.nair',
    minutesAgo: days(2, 60),
    text: 'For falls prevention, two things have the best evidence at the lowest price: balance training that is actually difficult, and keeping at it after the course ends.',
  },
  {
    author: 'ruth.alder',
    minutesAgo: days(2, 300),
    text: 'Antimicrobial resistance in numbers, readable and well made: https://www.who.int/news-room/fact-sheets/detail/antimicrobial-resistance',
  },
  {
    author: 'grace.okafor',
    minutesAgo: days(2, 640),
    text: 'An unintended weight loss of 5% in three to six months is a finding, not a compliment. Please weigh people, and write it down.',
  },
  {
    author: 'sofia.rossi',
    minutesAgo: days(3, 45),
    text: 'After a hard resuscitation, ask three questions before everyone scatters: what went well, what would we change, who needs five minutes now. It takes less time than the paperwork.',
  },
  {
    author: 'ana.souza',
    minutesAgo: days(3, 420),
    text: 'Best thing a resident said this week: “I do not know, but I know how to find out by two o’clock.” That is the whole curriculum.',
  },
  {
    author: 'daniel.kim',
    minutesAgo: days(4, 30),
    text: 'Twice a day, two minutes, fluoride toothpaste, spit and do not rinse. Ten years of training and this is still the most useful sentence I know.',
  },
  {
    author: 'marcus.lee',
    minutesAgo: days(4, 500),
    text: 'If you teach the use of inhalers: watch the patient do it, every time, before you explain anything. The technique you see is the treatment they get.',
  },
  {
    author: 'ruth.alder',
    minutesAgo: days(5, 120),
    text: 'Opened our teaching collection of Gram stains to the students today. Watching someone see their first chain of streptococci never gets old.',
  },
];
