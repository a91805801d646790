import { actions, chooseAction } from './actions';

const shareOf = (isRead: boolean): number =>
  actions.filter((action) => action.isRead === isRead).reduce((sum, { share }) => sum + share, 0);

describe('actions', () => {
  it('are nine reads to one write', () => {
    expect([shareOf(true), shareOf(false)]).toEqual([90, 10]);
  });
});

describe('chooseAction', () => {
  it('chooses each action as often as its share says', () => {
    const chosen = Array.from({ length: 1_000 }, (_, n) => chooseAction((n + 0.5) / 1_000).name);
    const counts = actions.map(({ name }) => chosen.filter((each) => each === name).length);
    expect(counts).toEqual(actions.map(({ share }) => share * 10));
  });
});
