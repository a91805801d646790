/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** Its own `id:` line; null when it has none. */
  readonly id: string | null;
  /** Its `event:` line; 'message' when it has none. */
  readonly name: string;
  readonly data: string;
}

/**
 * Reads server-sent events out of text that comes in parts, split anywhere (HTML standard, "Interpreting an
 * event stream"). Comments and `retry:` lines tell nothing here; an event without data is none.
 */
export function eventParser(onEvent: (event: StreamEvent) => void): (part: string) => void {
  let rest = '';
  let afterReturn = false;
  let id: string | null = null;
  let name = '';
  let data: string[] = [];

  const endEvent = (): void => {
    if (data.length > 0) onEvent({ id, name: name || 'message', data: data.join('\n') });
    id = null;
    name = '';
    data = [];
  };
  const readLine = (line: string): void => {
    if (line === '') return endEvent();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  };

  return (part) => {
    // A line may end with CR, LF or both; both may come in two parts.
    const text = rest + (afterReturn && part.startsWith('\n') ? part.slice(1) : part);
    if (part !== '') afterReturn = part.endsWith('\r');
    const lines = text.split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
