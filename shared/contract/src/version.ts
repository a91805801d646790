/**
 * The version of the contract between browser and services and between shell and areas, as semver: a major version
 * breaks older builds, a minor version only adds to the contract. A build's record contains the version that it was
 * built for.
 */
export const CONTRACT_VERSION = '1.4.0';
