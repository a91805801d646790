export interface DemoMessage {
  readonly from: string;
  readonly minutesAgo: number;
  readonly text: string;
  /** With an image, the text is its caption. */
  readonly image?: URL;
}

export interface DemoChat {
  readonly members: readonly [string, string];
  readonly messages: readonly DemoMessage[];
  /** How many of the last messages are unread. */
  readonly unread: number;
}

/** Conversations of the demo community. */
export const demoChats: readonly DemoChat[] = [
  {
    members: ['ana.souza', 'marcus.lee'],
    unread: 1,
    messages: [
      {
        from: 'ana.souza',
        minutesAgo: 190,
        text: 'Saw your numbers from Ward 4. That is a real change, congratulations!',
      },
      { from: 'marcus.lee', minutesAgo: 184, text: 'Thank you! The night team did most of it.' },
      {
        from: 'ana.souza',
        minutesAgo: 181,
        text: 'Could you show the chart at the Thursday meeting? Ten minutes, no slides needed.',
      },
      {
        from: 'marcus.lee',
        minutesAgo: 176,
        text: 'Gladly. I will bring the dispenser map too, that is the interesting part.',
      },
      {
        from: 'marcus.lee',
        minutesAgo: 175,
        text: 'The draft, still without a source line.',
        image: new URL('./images/hand-hygiene-chart.webp', import.meta.url),
      },
      { from: 'marcus.lee', minutesAgo: 6, text: 'Posted the chart just now. Would you have a look before Thursday?' },
    ],
  },
  {
    members: ['tom.baker', 'priya.nair'],
    unread: 0,
    messages: [
      {
        from: 'tom.baker',
        minutesAgo: 1500,
        text: 'Hello Priya, your post about small goals made my father laugh. He has started to count his steps to the mailbox.',
      },
      {
        from: 'priya.nair',
        minutesAgo: 1470,
        text: 'I love that. Same route, same time of day, and write the number down. Good days and bad days.',
      },
      { from: 'tom.baker', minutesAgo: 1466, text: 'He says 214 today.' },
      {
        from: 'priya.nair',
        minutesAgo: 1458,
        text: 'Then 214 it is. Tell him well done from me, and ask his own therapist before adding more.',
      },
    ],
  },
  {
    members: ['jonas.weber', 'ana.souza'],
    unread: 1,
    messages: [
      { from: 'ana.souza', minutesAgo: 118, text: 'Atrial fibrillation. And my question: how long has it been there?' },
      { from: 'jonas.weber', minutesAgo: 74, text: 'That is the one. You may skip the quiz next week.' },
    ],
  },
  {
    members: ['leila.haddad', 'ana.souza'],
    unread: 0,
    messages: [
      {
        from: 'leila.haddad',
        minutesAgo: 2900,
        text: 'The potassium on bed 12 is back to 4.6. Thanks for stopping it so quickly.',
      },
    ],
  },
];
