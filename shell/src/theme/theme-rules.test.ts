import { setMedia } from '@cred/testing';
import { applyTheme, onOtherTab, saveTheme, startingTheme, SYSTEM_PREFERS_LIGHT } from './theme-rules';

describe('the starting theme', () => {
  it('is dark when nothing says otherwise', () => {
    expect(startingTheme()).toBe('dark');
  });

  it('is what the system prefers', () => {
    setMedia(SYSTEM_PREFERS_LIGHT, true);
    expect(startingTheme()).toBe('light');
  });

  it('is the saved choice before all else', () => {
    setMedia(SYSTEM_PREFERS_LIGHT, true);
    saveTheme('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(startingTheme()).toBe('dark');
  });

  it('ignores a saved value that is no theme', () => {
    localStorage.setItem('theme', 'purple');
    expect(startingTheme()).toBe('dark');
  });

  it('does without a storage that is forbidden', () => {
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(startingTheme()).toBe('dark');
    read.mockRestore();
  });
});

describe('applyTheme', () => {
  it('tells the tokens and the browser’s controls', () => {
    applyTheme('light');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.documentElement.style.colorScheme).toBe('light');
  });
});

describe('onOtherTab', () => {
  it('follows the choice of another tab until stopped', () => {
    const listener = jest.fn();
    const stop = onOtherTab(listener);
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    expect(listener).toHaveBeenLastCalledWith('light');
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
