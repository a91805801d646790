import * as z from 'zod';
import { OutsideFailure } from '../sources/outside-failure';
import { type OutsideHttp, statusFailure } from '../sources/outside-http';
import type { Reach } from '../sources/reach';
import { jsonIn } from './answer-json';
import { completionText } from './completion';

/** Sixteen times the longest text, for its thoughts. */
const BYTES = 512 * 1024;
const TOKENS = 4_000;
/** A wait that leaves time for the answer. */
const PATIENCE_MS = 3_000;

/** How an endpoint is told the shape that is wanted: from the strictest way to the plainest. */
const modes = ['json_schema', 'json_object', 'prompt'] as const;
type Mode = (typeof modes)[number];
/** What endpoints answer to a `response_format` that they do not know. */
const REFUSALS = new Set([400, 404, 415, 422, 500, 501]);

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
  readonly reach?: Pick<Reach, 'get' | 'lost'>;
  /** Waits before another try; tests do not. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Any endpoint that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, clouds. */
export class ChatModel {
  /** The strictest mode that the endpoint has not refused. */
  private mode = 0;

  constructor(private readonly options: ChatModelOptions) {}

  /**
   * Asks for an object of the schema's shape. Whatever the endpoint promises, the answer is checked; an answer of
   * another shape is asked for once more.
   * @throws OutsideFailure
   */
  async ask<T extends z.ZodType>(name: string, schema: T, prompt: Prompt, signal: AbortSignal): Promise<z.infer<T>> {
    const { reach } = this.options;
    if (reach && !(await reach.get())) throw new OutsideFailure('unreachable');
    const shape = z.toJSONSchema(schema);
    try {
      return await this.twice(name, schema, shape, prompt, signal);
    } catch (failure) {
      // One post waits for an endpoint that hangs; the next ones do not. A member who left says nothing about it.
      const hangs = signal.aborted
        ? signal.reason instanceof OutsideFailure
        : failure instanceof OutsideFailure && failure.reason === 'unreachable';
      if (hangs) reach?.lost();
      throw failure;
    }
  }

  private async twice<T extends z.ZodType>(
    name: string,
    schema: T,
    shape: object,
    prompt: Prompt,
    signal: AbortSignal,
  ): Promise<z.infer<T>> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const parsed = schema.safeParse(jsonIn(await this.inMode(name, shape, prompt, signal)));
        if (parsed.success) return parsed.data;
        throw new OutsideFailure('malformed');
      } catch (failure) {
        if (attempt > 0 || !(failure instanceof OutsideFailure) || signal.aborted || !worthAnother(failure))
          throw failure;
        if (failure.retryAfterMs) await (this.options.pause ?? wait)(failure.retryAfterMs, signal);
      }
    }
  }

  /** In the strictest mode that the endpoint takes; a refused one is not asked for again. */
  private async inMode(name: string, shape: object, prompt: Prompt, signal: AbortSignal): Promise<string> {
    for (let index = this.mode; ; index += 1) {
      const mode = modes[index] ?? 'prompt';
      const answer = await this.send(mode, name, shape, prompt, signal);
      if (answer.status === 200) {
        this.mode = Math.max(this.mode, index);
        return completionText(answer);
      }
      if (mode === 'prompt' || !REFUSALS.has(answer.status)) throw statusFailure(answer);
    }
  }

  private send(mode: Mode, name: string, shape: object, { system, user }: Prompt, signal: AbortSignal) {
    const { url, model, apiKey, http } = this.options;
    const format = {
      json_schema: { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: shape } } },
      json_object: { response_format: { type: 'json_object' } },
      prompt: {},
    }[mode];
    // In every mode: some endpoints take a schema and do not hold the model to it.
    const told = `${system}\nAnswer with one JSON object of this schema and nothing else: ${JSON.stringify(shape)}`;
    return http.send(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: told },
          { role: 'user', content: user },
        ],
        temperature: 0,
        max_tokens: TOKENS,
        stream: false,
        ...format,
      }),
      signal,
      limit: BYTES,
    });
  }
}

const worthAnother = ({ reason, status = 0, retryAfterMs = 0 }: OutsideFailure): boolean =>
  reason === 'malformed' ||
  ((reason === 'rate' || (reason === 'status' && status >= 500)) && retryAfterMs <= PATIENCE_MS);

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
