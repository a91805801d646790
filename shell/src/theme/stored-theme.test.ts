import { setMedia } from '@cred/testing';
import { applyTheme, onThemeChangeInOtherTab, saveTheme, initialTheme, SYSTEM_PREFERS_LIGHT } from './stored-theme';

describe('initialTheme', () => {
  it('is dark by default', () => {
    expect(initialTheme()).toBe('dark');
  });

  it("follows the system's preference", () => {
    setMedia(SYSTEM_PREFERS_LIGHT, true);
    expect(initialTheme()).toBe('light');
  });

  it('prefers the saved choice', () => {
    setMedia(SYSTEM_PREFERS_LIGHT, true);
    saveTheme('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(initialTheme()).toBe('dark');
  });

  it('ignores an invalid saved value', () => {
    localStorage.setItem('theme', 'purple');
    expect(initialTheme()).toBe('dark');
  });

  it('works when storage is forbidden', () => {
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(initialTheme()).toBe('dark');
    read.mockRestore();
  });
});

describe('applyTheme', () => {
  it("sets the attribute that selects the design tokens and the browser's controls", () => {
    applyTheme('light');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.documentElement.style.colorScheme).toBe('light');
  });
});

describe('onThemeChangeInOtherTab', () => {
  it('follows the choice of another tab until it is stopped', () => {
    const listener = jest.fn();
    const stop = onThemeChangeInOtherTab(listener);
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    expect(listener).toHaveBeenLastCalledWith('light');
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
