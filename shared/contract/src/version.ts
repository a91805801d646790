/**
 * The version of the contract between browser and services, and between shell and areas.
 * Semantic: a major step breaks, a minor step adds. An area says which one it was built for.
 */
export const CONTRACT_VERSION = '1.2.0';
