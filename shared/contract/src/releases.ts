/** Builds and the release table. */
export * from './build-record';
export { firstCalls } from './first-calls';
export * from './release';
