/**
 * The browser's client of the services: typed by the contract's table of calls, with the session's cookie and with
 * every failure as an ApiError. It shows no toasts, does not redirect and does not log out.
 */
export { askAhead, callApi, callApiPage, callApiPrepared, configureApi } from './call';
export type { CallInput, Page } from './call';
export {
  allowFirstAnswersOnly,
  dropAnswersAhead,
  dropFirstAnswers,
  openAnswersAhead,
  provideFirstAnswers,
  settledValue,
  unusedFirstAnswers,
} from './first-answers';
export { downloadCall } from './download-call';
export type { Download, DownloadName } from './download-call';
export { saveFile } from './save-file';
export { ApiError, isApiError, serverMessage } from './api-error';
export { createQueryClient } from './query-client';
