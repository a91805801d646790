/**
 * The one door to the libraries that shell and areas share: routing, data, styling and toasts. Each is
 * loaded once, by the shell. The list is a contract: an export must be live in the shell before an area
 * may use it, and whatever is not listed is shaken out of the shell's build.
 */
export * from './data';
export * from './routing';
export * from './styling';
export * from './toasts';
