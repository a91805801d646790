/**
 * Reloads the page, after a new avatar or cover (PROFILE-10). A separate module, because tests cannot reload.
 */
export const reloadPage = (): void => window.location.reload();
