/** Comments, ratings, reposts and bookmarks, by the keys of the posts. General knowledge, not medical advice. */

interface Engagement {
  readonly post: string;
  readonly from: string;
  readonly minutesAgo: number;
}

export const demoComments: readonly (Engagement & { readonly text: string })[] = [
  {
    post: 'hands',
    from: 'ana.souza',
    minutesAgo: 7,
    text: 'From 61 to 88 is a different ward. Who measured, and how often?',
  },
  {
    post: 'hands',
    from: 'ruth.alder',
    minutesAgo: 5,
    text: 'And you will see it in our numbers by spring. Well done, all of you.',
  },
  {
    post: 'hands',
    from: 'marcus.lee',
    minutesAgo: 4,
    text: 'Two nurses from another ward, ten minutes each, every second day. Nobody watches their own.',
  },
  {
    post: 'chair',
    from: 'tom.baker',
    minutesAgo: 24,
    text: 'We count along at home too. Thank you for writing this down.',
  },
  {
    post: 'chair',
    from: 'sofia.rossi',
    minutesAgo: 19,
    text: 'His wife counting with you: that is half of the therapy.',
  },
  {
    post: 'strip',
    from: 'ana.souza',
    minutesAgo: 121,
    text: 'Atrial fibrillation. And my question would be: since when?',
  },
  {
    post: 'strip',
    from: 'leila.haddad',
    minutesAgo: 96,
    text: 'Mine: what is the creatinine clearance? Before anybody says a name that ends in -xaban.',
  },
  { post: 'strip', from: 'marcus.lee', minutesAgo: 80, text: 'Is the patient warm, awake and talking to me?' },
  {
    post: 'letters',
    from: 'ana.souza',
    minutesAgo: 262,
    text: 'I will read this to my residents tomorrow, word by word.',
  },
  {
    post: 'letters',
    from: 'priya.nair',
    minutesAgo: 250,
    text: 'On the fridge is the best place a letter can end up.',
  },
  {
    post: 'plate',
    from: 'daniel.kim',
    minutesAgo: 320,
    text: 'And water beside it. Half of my work is what people drink between meals.',
  },
  {
    post: 'plate',
    from: 'tom.baker',
    minutesAgo: 300,
    text: 'Dad says the quarter for potatoes is too small. He is wrong, but he says it.',
  },
  {
    post: 'culture',
    from: 'marcus.lee',
    minutesAgo: 450,
    text: 'Could you make a line on the label where 8 ml is? We would fill to the line.',
  },
  {
    post: 'gram',
    from: 'jonas.weber',
    minutesAgo: 735,
    text: 'Gram-positive cocci in chains, I say that. I do not say a species, and I ask about the valve.',
  },
  {
    post: 'gram',
    from: 'ana.souza',
    minutesAgo: 700,
    text: 'And I go and listen to the heart again before I phone anybody.',
  },
  {
    post: 'heel',
    from: 'priya.nair',
    minutesAgo: 830,
    text: 'The pillow belongs under the calf, along its whole length. Thank you for showing it.',
  },
  {
    post: 'sbar',
    from: 'jonas.weber',
    minutesAgo: 930,
    text: 'The read-back has saved me twice this year. Both times it was a potassium.',
  },
  {
    post: 'visits',
    from: 'priya.nair',
    minutesAgo: 2080,
    text: 'A diary of three days on one page: hour by hour, a smile or a cloud. Sundays look different beside the other days.',
  },
  {
    post: 'visits',
    from: 'sofia.rossi',
    minutesAgo: 2050,
    text: 'And say it before the visit, not after. It is easier to see what one was told to look for.',
  },
];

export const demoRatings: readonly (Engagement & { readonly value: number })[] = [
  { post: 'hands', from: 'ana.souza', minutesAgo: 7, value: 5 },
  { post: 'hands', from: 'ruth.alder', minutesAgo: 5, value: 5 },
  { post: 'hands', from: 'priya.nair', minutesAgo: 3, value: 4 },
  { post: 'chair', from: 'tom.baker', minutesAgo: 24, value: 5 },
  { post: 'chair', from: 'grace.okafor', minutesAgo: 20, value: 5 },
  { post: 'ppi', from: 'ana.souza', minutesAgo: 40, value: 4 },
  { post: 'ppi', from: 'jonas.weber', minutesAgo: 38, value: 5 },
  { post: 'strip', from: 'ana.souza', minutesAgo: 120, value: 4 },
  { post: 'strip', from: 'ruth.alder', minutesAgo: 90, value: 4 },
  { post: 'strip', from: 'daniel.kim', minutesAgo: 85, value: 3 },
  { post: 'letters', from: 'ana.souza', minutesAgo: 261, value: 5 },
  { post: 'letters', from: 'sofia.rossi', minutesAgo: 258, value: 5 },
  { post: 'plate', from: 'ana.souza', minutesAgo: 310, value: 4 },
  { post: 'plate', from: 'tom.baker', minutesAgo: 301, value: 5 },
  { post: 'culture', from: 'ana.souza', minutesAgo: 460, value: 5 },
  { post: 'gram', from: 'jonas.weber', minutesAgo: 734, value: 5 },
  { post: 'gram', from: 'leila.haddad', minutesAgo: 720, value: 4 },
  { post: 'heel', from: 'ana.souza', minutesAgo: 840, value: 4 },
  { post: 'sbar', from: 'marcus.lee', minutesAgo: 940, value: 5 },
  { post: 'sbar', from: 'jonas.weber', minutesAgo: 931, value: 4 },
  { post: 'sbar', from: 'leila.haddad', minutesAgo: 920, value: 5 },
  { post: 'toothache', from: 'leila.haddad', minutesAgo: 1150, value: 5 },
  { post: 'pathway', from: 'ana.souza', minutesAgo: 1800, value: 5 },
  { post: 'pathway', from: 'marcus.lee', minutesAgo: 1790, value: 4 },
];

export const demoReposts: readonly (Engagement & { readonly text?: string })[] = [
  {
    post: 'hands',
    from: 'ruth.alder',
    minutesAgo: 4,
    text: 'This is what prevention looks like before it reaches my bench.',
  },
  {
    post: 'letters',
    from: 'leila.haddad',
    minutesAgo: 240,
    text: 'The same goes for the medication list: what for, and until when.',
  },
  { post: 'sbar', from: 'marcus.lee', minutesAgo: 915 },
  {
    post: 'potassium',
    from: 'jonas.weber',
    minutesAgo: 1500,
    text: 'Old interaction, new surprise. Cardiology signs this too.',
  },
];

export const demoSaved: readonly Engagement[] = [
  { post: 'sbar', from: 'ana.souza', minutesAgo: 900 },
  { post: 'strip', from: 'ana.souza', minutesAgo: 110 },
  { post: 'hands', from: 'ana.souza', minutesAgo: 6 },
  { post: 'culture', from: 'marcus.lee', minutesAgo: 455 },
  { post: 'nights', from: 'marcus.lee', minutesAgo: 600 },
  { post: 'visits', from: 'tom.baker', minutesAgo: 2000 },
  { post: 'plate', from: 'tom.baker', minutesAgo: 299 },
];
