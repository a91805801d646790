import { OutsideFailure } from '../outside/outside-failure';
import { extractJson } from './extract-json';
import { completionText } from './completion';

describe('extractJson', () => {
  const expected = { text: 'a {b} c' };
  const json = JSON.stringify(expected);
  it.each([
    ['alone', json],
    ['after a <think> block', `<think>\nMaybe {"text":"wrong"}?\n</think>\n\n${json}`],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a code fence without a language, between sentences', `Here it is:\n\`\`\`\n${json}\n\`\`\`\nAnything else?`],
    ['between words', `Sure! ${json} Hope this helps.`],
    ['after blocks of other reasoning tags', `<Thinking>x</Thinking> <reasoning>{</reasoning>${json}`],
  ])('finds the object %s', (_where, content) => {
    expect(extractJson(content)).toEqual(expected);
  });

  it.each(['', 'no JSON', '{"text":', `<think>${json}`, '"text"', '3', 'null', '}{', '<think></think>'])(
    'returns undefined for %j',
    (content) => {
      expect(extractJson(content)).toBeUndefined();
    },
  );

  it('returns undefined for half a megabyte of repeated brackets, tags or fences', () => {
    for (const part of ['{', '<think>', '```', '```json\n', '\\', '}{'])
      expect(extractJson(part.repeat(524_288 / part.length))).toBeUndefined();
  });
});

describe('completionText', () => {
  const response = (text: string, type = 'application/json') => ({ status: 200, type, text, retryAfterMs: undefined });
  const message = (content: unknown, more: object = {}) =>
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...more } }],
      usage: {},
    });

  it.each([
    ['a string', message('hi')],
    [
      'parts',
      message([
        { type: 'text', text: 'h' },
        { type: 'text', text: 'i' },
      ]),
    ],
    ['a string beside its reasoning', message('hi', { reasoning_content: 'thinking aloud', tool_calls: [] })],
  ])('reads %s', (_what, text) => {
    expect(completionText(response(text))).toBe('hi');
  });

  it('reads a stream although none was requested', () => {
    const stream = [
      'data: {"choices":[{"delta":{"role":"assistant","content":"h"}}]}',
      '',
      ': comment',
      'data: {"choices":[{"delta":{"content":"i"}}]}',
      'data: {"choices":[]}',
      'data: [DONE]',
      '',
    ].join('\r\n');
    expect(completionText(response(stream, 'text/event-stream'))).toBe('hi');
    expect(completionText(response(stream, 'application/json'))).toBe('hi');
  });

  it.each([
    ['a web page', '<!doctype html><title>Sign in</title>'],
    ['an error', '{"error":{"message":"no such model"}}'],
    ['no choice', '{"choices":[]}'],
    ['no content', message(null)],
    ['an empty string', message('  ')],
    ['a broken stream', 'data: {"choices":[{'],
    ['a number', message(3)],
  ])('fails on %s', (_what, text) => {
    expect(() => completionText(response(text))).toThrow(new OutsideFailure('malformed'));
  });
});
