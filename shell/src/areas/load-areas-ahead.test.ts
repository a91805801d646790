import { openAnswersAhead } from '@cred/api-client';
import { makeMe } from '@cred/testing';
import { fireEvent } from '@testing-library/react';
import * as federation from '../federation';
import { askPageAhead } from './ask-page-ahead';
import { loadAreasAhead } from './load-areas-ahead';

jest.mock('../federation', () => ({ loadArea: jest.fn(async () => undefined), prefetchAreas: jest.fn() }));
jest.mock('../lib/idle', () => ({
  whenIdle: (task: () => void) => {
    task();
    return () => undefined;
  },
}));
jest.mock('./ask-page-ahead', () => ({ askPageAhead: jest.fn() }));
jest.mock('@cred/api-client', () => ({ openAnswersAhead: jest.fn() }));
const asked = jest.mocked(askPageAhead);
const me = makeMe();
const { loadArea, prefetchAreas } = jest.mocked(federation);

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => setConnection(undefined));

describe('loadAreasAhead', () => {
  it.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
    'loads all others when the browser is idle with the connection %j',
    (connection) => {
      setConnection(connection);
      loadAreasAhead('feed', me)();
      expect(prefetchAreas.mock.calls).toEqual([['feed']]);
    },
  );

  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
    'loads the area of a link that gets the pointer or the focus with the connection %j',
    (connection) => {
      setConnection(connection);
      document.body.innerHTML = `
        <a href="/settings"><b>Settings</b></a>
        <a href="/">Home</a>
        <a href="/nowhere">None</a>
        <a href="https://other.example/notifications">Other</a>
        <button>No link</button>`;
      const stop = loadAreasAhead('feed', me);
      expect(loadArea).not.toHaveBeenCalled();
      for (const element of document.querySelectorAll('a, button')) fireEvent.pointerOver(element);
      fireEvent.pointerOver(document.querySelector('b')!);
      expect(loadArea.mock.calls).toEqual([['settings'], ['settings']]);
      stop();
      fireEvent.focusIn(document.querySelector('a')!);
      expect(loadArea).toHaveBeenCalledTimes(2);
      expect(prefetchAreas).not.toHaveBeenCalled();
    },
  );
});

describe('what the page of a link reads first', () => {
  let stop: () => void;
  const start = (connection?: object): void => {
    setConnection(connection);
    document.body.innerHTML = `
      <a href="/notifications"><b>Notifications</b></a>
      ${Array.from({ length: 20 }, (_, n) => `<a class="author" href="/profile/author${n}">Author</a>`).join('')}
      <a href="/your-chat" target="_blank">Elsewhere</a>
      <a href="https://other.example/notifications">Other</a>
      <button>No link</button>`;
    stop = loadAreasAhead('feed', me);
  };
  const [link, authors] = [() => document.querySelector('b')!, () => document.querySelectorAll('.author')];
  /** Also lets the chunk of the code arrive. */
  const after = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it.each(['pointerOver', 'focusIn'] as const)('is asked for when %s rests on it for 100 ms', async (type) => {
    start();
    fireEvent[type](link());
    await after(99);
    expect(asked).not.toHaveBeenCalled();
    await after(1);
    expect(asked.mock.calls).toEqual([[{ pathname: '/notifications', search: '' }, me]]);
    // Moving within the link is no new visit.
    fireEvent[type](link().parentElement!);
    await after(500);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not asked for when the pointer or the focus passes many links', async () => {
    start();
    for (const author of authors()) {
      fireEvent.pointerOver(author);
      await after(99);
    }
    for (const author of authors()) {
      fireEvent.focusIn(author);
      await after(99);
    }
    fireEvent.pointerOver(document.querySelector('button')!);
    await after(500);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for at once when the link is pressed', async () => {
    start();
    fireEvent.pointerDown(link());
    await after(0);
    expect(asked.mock.calls).toEqual([[{ pathname: '/notifications', search: '' }, me]]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'is asked for only when pressed with %j',
    async (connection) => {
      start(connection);
      fireEvent.pointerOver(link());
      fireEvent.focusIn(link());
      await after(500);
      expect(asked).not.toHaveBeenCalled();
      fireEvent.pointerDown(link());
      await after(0);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['a[target]', 'a[href^="https:"]', 'button'])('is not asked for at %s', async (selector) => {
    start();
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.pointerDown(document.querySelector(selector)!);
    fireEvent.click(document.querySelector(selector)!);
    await after(500);
    expect(asked).not.toHaveBeenCalled();
    expect(openAnswersAhead).not.toHaveBeenCalled();
  });

  it('is given to the next page with the click', () => {
    start();
    link().parentElement!.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link());
    expect(openAnswersAhead).toHaveBeenCalledTimes(1);
  });
});
