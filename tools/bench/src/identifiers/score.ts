import type { Case } from './corpus';

export interface FoundSpan {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** Counts of one class. An expected span is found when a returned span of the same class overlaps it. */
interface ClassScore {
  readonly expected: number;
  readonly found: number;
  /** Found spans of this class, and those that overlap no expected span. */
  readonly returned: number;
  readonly wrong: number;
}

export interface Score {
  readonly classes: ReadonlyMap<string, ClassScore>;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

// Cases of others call a date of birth a date.
const classOf = (kind: string): string => (kind === 'birth' ? 'date' : kind);

/** Compares the found spans with the expected ones, by class. */
export function scoreCases(cases: readonly Case[], found: readonly (readonly FoundSpan[])[]): Score {
  const classes = new Map<string, { expected: number; found: number; returned: number; wrong: number }>();
  const of = (name: string) => {
    const counts = classes.get(name) ?? { expected: 0, found: 0, returned: 0, wrong: 0 };
    classes.set(name, counts);
    return counts;
  };
  const [missed, wrong]: [string[], string[]] = [[], []];
  for (const [index, { text, spans }] of cases.entries()) {
    const places = spans.flatMap(({ value, class: name }) =>
      occurrences(text, value).map((start) => ({ start, end: start + value.length, name: classOf(name) })),
    );
    for (const { value, class: name } of spans) {
      const counts = of(classOf(name));
      counts.expected += 1;
      const isFound = found[index]?.some(
        (each) =>
          classOf(each.kind) === classOf(name) &&
          occurrences(text, value).some((start) => each.start < start + value.length && start < each.end),
      );
      if (isFound) counts.found += 1;
      else missed.push(`${name}: ${JSON.stringify(value)} in ${JSON.stringify(text)}`);
    }
    for (const { kind, start, end } of found[index] ?? []) {
      const counts = of(classOf(kind));
      counts.returned += 1;
      if (places.some((place) => start < place.end && place.start < end)) continue;
      counts.wrong += 1;
      wrong.push(`${kind}: ${JSON.stringify(text.slice(start, end))} in ${JSON.stringify(text)}`);
    }
  }
  return { classes, missed, wrong };
}

function occurrences(text: string, value: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) starts.push(at);
  return starts;
}
