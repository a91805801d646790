/**
 * The only entry to the libraries that shell and areas share: routing, data and styling. The shell loads each
 * of them once. The list is a contract: an export must be live in the shell before an area may use it. Tree shaking
 * removes unlisted exports from the shell's build.
 */
export * from './data';
export * from './routing';
export * from './styling';
