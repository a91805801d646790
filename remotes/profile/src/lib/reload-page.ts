/**
 * Reloads the page after a new avatar or cover (PROFILE-10). In a separate module, so that tests can mock it: jsdom
 * cannot reload.
 */
export const reloadPage = (): void => window.location.reload();
