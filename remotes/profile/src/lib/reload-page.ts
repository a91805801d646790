/**
 * Reloads the page, after a new avatar or cover (spec.md section 4). A separate module, because tests cannot reload.
 */
export const reloadPage = (): void => window.location.reload();
