/**
 * The browser's one way to the services: typed by the contract's table of calls, carrying the session's
 * cookie, turning every failure into an ApiError. It never toasts, redirects or logs out.
 */
export { callApi, callApiPage, callApiPrepared, configureApi } from './call';
export type { CallInput, Page } from './call';
export { downloadCall } from './download-call';
export type { Download, DownloadName } from './download-call';
export { ApiError, isApiError, serverMessage } from './api-error';
export { createQueryClient } from './query-client';
