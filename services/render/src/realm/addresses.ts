/** What addresses need from outside the realm. Arguments and results are primitives, and nothing throws. */
export interface AddressParser {
  /**
   * The parts of an address, resolved against a base and with one part replaced, joined by newlines; empty when it is
   * invalid.
   */
  resolve(address: string, base: string | undefined, part: string, value: string): string;
  /** The pairs of a query as JSON. */
  parseQuery(query: string): string;
  /** The query of such pairs. */
  formatQuery(pairs: string): string;
}

/** The parts in the order of `resolve`. */
export const ADDRESS_PARTS = 'href origin protocol username password host hostname port pathname search hash';

/** Installs `URL` and `URLSearchParams`; see `installTasks`. */
export function installAddresses(
  parts: string,
  resolve: AddressParser['resolve'],
  parseQuery: AddressParser['parseQuery'],
  formatQuery: AddressParser['formatQuery'],
): void {
  const names = parts.split(' ');
  const { parse, stringify } = JSON;

  class URLSearchParams {
    private pairs: [string, string][];

    constructor(
      init: unknown = '',
      private readonly onChange: () => void = () => undefined,
    ) {
      if (typeof init !== 'object' || init === null) this.pairs = parse(parseQuery(`${init}`)) as [string, string][];
      else {
        const given = Symbol.iterator in init ? [...(init as Iterable<[unknown, unknown]>)] : Object.entries(init);
        this.pairs = given.map(([name, value]) => [`${name}`, `${value}`]);
      }
    }

    get size(): number {
      return this.pairs.length;
    }

    get(name: string): string | null {
      return this.pairs.find(([each]) => each === name)?.[1] ?? null;
    }

    getAll(name: string): string[] {
      return this.pairs.filter(([each]) => each === name).map(([, value]) => value);
    }

    has(name: string): boolean {
      return this.pairs.some(([each]) => each === name);
    }

    append(name: string, value: unknown): void {
      this.pairs.push([name, `${value}`]);
      this.onChange();
    }

    set(name: string, value: unknown): void {
      const first = this.pairs.findIndex(([each]) => each === name);
      const kept = this.pairs.filter(([each], index) => each !== name || index === first);
      if (first < 0) kept.push([name, `${value}`]);
      else kept[first] = [name, `${value}`];
      this.pairs = kept;
      this.onChange();
    }

    delete(name: string): void {
      this.pairs = this.pairs.filter(([each]) => each !== name);
      this.onChange();
    }

    sort(): void {
      this.pairs.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
      this.onChange();
    }

    forEach(call: (value: string, name: string, all: URLSearchParams) => void): void {
      for (const [name, value] of this.pairs) call(value, name, this);
    }

    entries(): IterableIterator<[string, string]> {
      return this.pairs.map(([name, value]): [string, string] => [name, value]).values();
    }

    keys(): IterableIterator<string> {
      return this.pairs.map(([name]) => name).values();
    }

    values(): IterableIterator<string> {
      return this.pairs.map(([, value]) => value).values();
    }

    [Symbol.iterator](): IterableIterator<[string, string]> {
      return this.entries();
    }

    toString(): string {
      return formatQuery(stringify(this.pairs));
    }
  }

  class URL {
    readonly searchParams: URLSearchParams;
    private values: readonly string[] = [];

    constructor(address: unknown, base?: unknown) {
      this.assign(`${address}`, base === undefined ? undefined : `${base}`, '', '');
      this.searchParams = new URLSearchParams(this.part('search'), () =>
        this.replace('search', this.searchParams.toString()),
      );
    }

    static canParse(address: unknown, base?: unknown): boolean {
      return resolve(`${address}`, base === undefined ? undefined : `${base}`, '', '') !== '';
    }

    part(name: string): string {
      return this.values[names.indexOf(name)] ?? '';
    }

    replace(name: string, value: string): void {
      this.assign(this.part('href'), undefined, name, value);
    }

    toString(): string {
      return this.part('href');
    }

    toJSON(): string {
      return this.part('href');
    }

    private assign(address: string, base: string | undefined, name: string, value: string): void {
      const found = resolve(address, base, name, value);
      if (found === '') throw new TypeError('Invalid URL');
      this.values = found.split('\n');
    }
  }
  for (const name of names)
    Object.defineProperty(URL.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: URL) {
        return this.part(name);
      },
      set(this: URL, value: unknown) {
        this.replace(name, `${value}`);
      },
    });
  Object.assign(globalThis, { URL, URLSearchParams });
}
