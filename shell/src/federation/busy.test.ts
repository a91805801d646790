import { isBusy, unsavedWorkOf } from './busy';

afterEach(() => document.body.replaceChildren());
const setHtml = (html: string): void => void (document.body.innerHTML = html);

describe('isBusy', () => {
  it('is true for an area with unsaved work', () => {
    const [one, other] = [unsavedWorkOf('feed').register(), unsavedWorkOf('feed').register()];
    expect([isBusy('feed'), isBusy('chat')]).toEqual([true, false]);
    one();
    one();
    expect(isBusy('feed')).toBe(true);
    other();
    expect(isBusy('feed')).toBe(false);
  });

  it.each([
    ['a text is being written', '<textarea autofocus>half a</textarea>', true],
    ['the field is empty', '<textarea autofocus></textarea>', false],
    ['a search is being written', '<input type="search" value="ana" autofocus>', true],
    ['a box to tick has the focus', '<input type="checkbox" value="on" autofocus>', false],
    ['a dialog is open', '<dialog open></dialog>', true],
    ['a dialog is closed', '<dialog></dialog>', false],
    ['nothing happens', '<button autofocus>x</button>', false],
  ])('%s: %#', (_what, html, expected) => {
    setHtml(html);
    document.querySelector<HTMLElement>('[autofocus]')?.focus();
    expect(isBusy('settings')).toBe(expected);
  });

  it('is true while a video plays', () => {
    setHtml('<video></video>');
    expect(isBusy('feed')).toBe(false);
    jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
    expect(isBusy('feed')).toBe(true);
    jest.restoreAllMocks();
  });
});
