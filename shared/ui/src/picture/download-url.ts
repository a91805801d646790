/**
 * The address at which the API sends a file to be saved. Browsers ignore `download` for a link to another origin, and show
 * the picture instead (CHAT-35).
 */
export const downloadUrl = (url: string): string => (/^(blob|data):/.test(url) ? url : `${url}?download`);
