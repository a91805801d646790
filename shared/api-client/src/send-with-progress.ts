import axios from 'axios';
import type { HttpRequest, HttpResponse } from './send';

/**
 * Like `send`, and reports the progress of the upload, which `fetch` cannot.
 * @param onProgress called with the fraction that has been sent
 */
export async function sendWithProgress(
  { body, signal, ...request }: HttpRequest,
  onProgress: (sent: number) => void,
): Promise<HttpResponse> {
  const { status, statusText, data, headers } = await axios.request<unknown>({
    ...request,
    data: body,
    withCredentials: true,
    validateStatus: () => true,
    onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.min(1, loaded / total) : 0),
    ...(signal ? { signal } : {}),
  });
  const header = (name: string): string | null => {
    const value: unknown = headers[name];
    return typeof value === 'string' ? value : null;
  };
  return { status, statusText, data, header };
}
