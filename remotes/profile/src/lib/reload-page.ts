/** Loads the page again: after a new avatar or cover (spec.md section 4). Apart, since tests cannot reload. */
export const reloadPage = (): void => window.location.reload();
