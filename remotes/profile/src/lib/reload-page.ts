/** Reloads the page, after a new avatar or cover (PROFILE-10). A separate module, which tests mock: jsdom cannot reload. */
export const reloadPage = (): void => window.location.reload();
