/** One request with the session's cookie. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | Blob | undefined;
  readonly signal: AbortSignal | undefined;
}

/** A response with any status. */
export interface HttpResponse {
  readonly status: number;
  readonly statusText: string;
  /** The parsed body, or its text when it is not JSON. */
  readonly data: unknown;
  readonly header: (name: string) => string | null;
}

/**
 * Sends a request. No time limit on purpose (GEN-8, "HTTP client default timeout: none").
 * @throws without a complete response: the signal's reason when it aborted
 */
export async function send({ url, ...request }: HttpRequest): Promise<HttpResponse> {
  const response = await fetch(url, { ...request, signal: request.signal ?? null, credentials: 'include' });
  const { status, statusText, headers } = response;
  return { status, statusText, data: parseBody(await response.text()), header: (name) => headers.get(name) };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
