import { describe as describeResults } from './report';

it('compares navigations, clicks and keys with their goals', () => {
  const lines = describeResults({
    navigation: { frames: [40, 60, 120], contents: [200, 300, 400] },
    actions: [{ action: 'typing', durations: [16, 24, 208] }],
  }).map((line) => line.replace(/ +/g, ' ').trim());
  expect(lines).toEqual([
    '3 navigations: frame 60 ms, slowest 120 ms; without skeletons 300 ms, slowest 400 ms',
    '',
    'to the next paint clicks and keys median slowest',
    'typing 3 24 ms 208 ms',
    '',
    'goal measured limit',
    'navigation, slowest frame 120 ms <= 100 ms MISSED',
    'INP of typing 208 ms <= 200 ms MISSED',
  ]);
});
