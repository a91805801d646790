/** The element with the page's configuration, a `PageConfig` as JSON; after all painted content. */
export const PAGE_CONFIG_ID = 'cred-page';

/** The style element with the rules that stand for style attributes in the markup of a page. */
export const PAGE_RULES_ID = 'cred-styles';
