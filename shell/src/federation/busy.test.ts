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
    ['a focused text field has text', '<textarea autofocus>half a</textarea>', true],
    ['a focused text field is empty', '<textarea autofocus></textarea>', false],
    ['a focused search field has text', '<input type="search" value="ana" autofocus>', true],
    ['a checkbox has the focus', '<input type="checkbox" value="on" autofocus>', false],
    ['a dialog is open', '<dialog open></dialog>', true],
    ['a dialog is closed', '<dialog></dialog>', false],
    ['a button has the focus', '<button autofocus>x</button>', false],
  ])('returns the expected value when %s', (_what, html, expected) => {
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
