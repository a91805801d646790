import { fireEvent } from '@testing-library/react';
import * as federation from '../federation';
import { loadAreasAhead } from './load-areas-ahead';

jest.mock('../federation', () => ({ loadArea: jest.fn(async () => undefined), prefetchAreas: jest.fn() }));
jest.mock('../lib/idle', () => ({
  whenIdle: (task: () => void) => {
    task();
    return () => undefined;
  },
}));
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
      loadAreasAhead('feed');
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
      const stop = loadAreasAhead('feed');
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
