export interface Line {
  readonly text: string;
  readonly number: number;
  /** The line was longer than the limit; its text is the beginning. */
  readonly truncated: boolean;
  /** A line end follows. */
  readonly terminated: boolean;
}

/** The longest line, in characters: a record with an abstract has a few thousand. */
export const MAX_LINE_LENGTH = 1_000_000;

/**
 * Splits chunks of text into lines that end with LF or CRLF. A line without end takes no more memory than the longest.
 */
export class LineSplitter {
  private pending = '';
  private truncated = false;
  private number = 0;

  *push(text: string): Generator<Line> {
    let from = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      this.append(text.slice(from, at));
      yield this.finishLine(true);
      from = at + 1;
    }
    this.append(text.slice(from));
  }

  *end(): Generator<Line> {
    if (this.pending !== '' || this.truncated) yield this.finishLine(false);
  }

  private append(part: string): void {
    if (this.truncated) return;
    this.pending += part;
    if (this.pending.length <= MAX_LINE_LENGTH) return;
    this.pending = this.pending.slice(0, MAX_LINE_LENGTH);
    this.truncated = true;
  }

  private finishLine(terminated: boolean): Line {
    this.number += 1;
    const line = {
      text: this.pending.endsWith('\r') ? this.pending.slice(0, -1) : this.pending,
      number: this.number,
      truncated: this.truncated,
      terminated,
    };
    this.pending = '';
    this.truncated = false;
    return line;
  }
}
