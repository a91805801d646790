import * as z from 'zod';
import { OutsideFailure } from '../outside/outside-failure';
import { type OutsideHttp, statusFailure } from '../outside/outside-http';
import type { Reachability } from '../outside/reachability';
import { extractJson } from './extract-json';
import { completionText } from './completion';

/** Many times the size of the longest rewriting, because the response may contain the model's reasoning. */
const MAX_RESPONSE_BYTES = 512 * 1024;
const MAX_TOKENS = 4_000;
/** A longer wait would leave no time for the response. */
const MAX_RETRY_AFTER_MS = 3_000;

/** How the schema is requested, from the strictest mode to the most lenient. */
const formatModes = ['json_schema', 'json_object', 'prompt'] as const;
type FormatMode = (typeof formatModes)[number];
/** Statuses with which endpoints reject an unknown `response_format`. */
const UNSUPPORTED_STATUSES = new Set([400, 404, 415, 422, 500, 501]);

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface ChatModelOptions {
  /** Such as http://localhost:11434/v1 */
  readonly url: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly http: OutsideHttp;
  readonly reachability?: Pick<Reachability, 'isReachable' | 'markUnreachable'>;
  /** Waits before a retry; replaced in tests. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Any endpoint with OpenAI's chat completions API: Ollama, llama.cpp, vLLM, cloud providers. */
export class ChatModel {
  /** The index of the strictest mode that the endpoint has not rejected. */
  private mode = 0;

  constructor(private readonly options: ChatModelOptions) {}

  /**
   * Requests an object of the schema's shape. The response is always validated; a response of another shape is
   * discarded, and the request is sent again.
   * @throws OutsideFailure
   */
  async generate<T extends z.ZodType>(
    name: string,
    schema: T,
    prompt: Prompt,
    signal: AbortSignal,
  ): Promise<z.infer<T>> {
    const { reachability } = this.options;
    if (reachability && !(await reachability.isReachable())) throw new OutsideFailure('unreachable');
    const shape = z.toJSONSchema(schema);
    try {
      return await this.generateWithRetry(name, schema, shape, prompt, signal);
    } catch (failure) {
      // Marks an endpoint that hangs as unreachable, so that only one post waits for it; but not when the member
      // disconnects, because the endpoint did not cause that.
      const unresponsive = signal.aborted
        ? signal.reason instanceof OutsideFailure
        : failure instanceof OutsideFailure && failure.reason === 'unreachable';
      if (unresponsive) reachability?.markUnreachable();
      throw failure;
    }
  }

  private async generateWithRetry<T extends z.ZodType>(
    name: string,
    schema: T,
    shape: object,
    prompt: Prompt,
    signal: AbortSignal,
  ): Promise<z.infer<T>> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const parsed = schema.safeParse(extractJson(await this.sendInStrictestMode(name, shape, prompt, signal)));
        if (parsed.success) return parsed.data;
        throw new OutsideFailure('malformed');
      } catch (failure) {
        if (attempt > 0 || !(failure instanceof OutsideFailure) || signal.aborted || !isRetryable(failure))
          throw failure;
        if (failure.retryAfterMs) await (this.options.pause ?? wait)(failure.retryAfterMs, signal);
      }
    }
  }

  /** Uses the strictest mode that the endpoint accepts, and does not try a rejected one again. */
  private async sendInStrictestMode(name: string, shape: object, prompt: Prompt, signal: AbortSignal): Promise<string> {
    for (let index = this.mode; ; index += 1) {
      const mode = formatModes[index] ?? 'prompt';
      const response = await this.send(mode, name, shape, prompt, signal);
      if (response.status === 200) {
        this.mode = Math.max(this.mode, index);
        return completionText(response);
      }
      if (mode === 'prompt' || !UNSUPPORTED_STATUSES.has(response.status)) throw statusFailure(response);
    }
  }

  private send(mode: FormatMode, name: string, shape: object, { system, user }: Prompt, signal: AbortSignal) {
    const { url, model, apiKey, http } = this.options;
    const format = {
      json_schema: { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: shape } } },
      json_object: { response_format: { type: 'json_object' } },
      prompt: {},
    }[mode];
    // Repeated in every mode, because some endpoints accept a schema and do not enforce it.
    const systemPrompt = `${system}\nAnswer with one JSON object of this schema and nothing else: ${JSON.stringify(shape)}`;
    return http.send(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: systemPrompt },
          { role: 'user', content: user },
        ],
        temperature: 0,
        max_tokens: MAX_TOKENS,
        stream: false,
        ...format,
      }),
      signal,
      maxBytes: MAX_RESPONSE_BYTES,
    });
  }
}

const isRetryable = ({ reason, status = 0, retryAfterMs = 0 }: OutsideFailure): boolean =>
  reason === 'malformed' ||
  ((reason === 'rate' || (reason === 'status' && status >= 500)) && retryAfterMs <= MAX_RETRY_AFTER_MS);

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new OutsideFailure('time'));
      },
      { once: true },
    );
  });
