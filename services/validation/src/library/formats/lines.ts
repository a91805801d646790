export interface Line {
  readonly text: string;
  readonly number: number;
  /** It was longer than is kept: its text is the beginning. */
  readonly cut: boolean;
  /** The file goes on after it. */
  readonly ended: boolean;
}

/** The longest line that is kept, in characters: a record with an abstract has a few thousand. */
export const LINE_MAX = 1_000_000;

/** Cuts text that comes in pieces into lines, ended by LF or CRLF; a line without end costs no more than the longest. */
export class LineSplitter {
  private rest = '';
  private cut = false;
  private number = 0;

  *push(text: string): Generator<Line> {
    let from = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      this.keep(text.slice(from, at));
      yield this.take(true);
      from = at + 1;
    }
    this.keep(text.slice(from));
  }

  *end(): Generator<Line> {
    if (this.rest !== '' || this.cut) yield this.take(false);
  }

  private keep(part: string): void {
    if (this.cut) return;
    this.rest += part;
    if (this.rest.length <= LINE_MAX) return;
    this.rest = this.rest.slice(0, LINE_MAX);
    this.cut = true;
  }

  private take(ended: boolean): Line {
    this.number += 1;
    const line = {
      text: this.rest.endsWith('\r') ? this.rest.slice(0, -1) : this.rest,
      number: this.number,
      cut: this.cut,
      ended,
    };
    this.rest = '';
    this.cut = false;
    return line;
  }
}
