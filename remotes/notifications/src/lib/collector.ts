/** How long ids are collected before they are passed on together. */
const COLLECT_MS = 300;

/** Collects ids and passes them on together. */
export interface Collector {
  readonly add: (id: string) => void;
  /** Passes on at once what is collected. */
  readonly flush: () => void;
}

export function createCollector(send: (ids: string[]) => void): Collector {
  let ids: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const collected = ids;
    ids = [];
    if (collected.length > 0) send(collected);
  };
  return {
    add: (id) => {
      ids.push(id);
      timer ??= setTimeout(flush, COLLECT_MS);
    },
    flush,
  };
}
