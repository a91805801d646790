import * as z from 'zod';
import type { Language, Rewriter } from '../text';
import type { ChatModel } from './chat-model';
import { rewritingPrompt } from './prompts';

/** Strict: no field for references, titles or anything else (VAL-1). */
const rewritingSchema = z.strictObject({ text: z.string().min(1).max(20_000) });

/** A language model's rewriting; the caller must verify it. */
export class ModelRewriter implements Rewriter {
  readonly name = 'openai-compatible';

  constructor(private readonly model: Pick<ChatModel, 'generate'>) {}

  async rewrite(text: string, language: Language, signal: AbortSignal): Promise<string> {
    return (await this.model.generate('rewriting', rewritingSchema, rewritingPrompt(text, language), signal)).text;
  }
}
