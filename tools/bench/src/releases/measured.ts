/** The results of each part of the benchmark. Times in ms, sizes in bytes with brotli. */
export interface Measured {
  build?: BuildResults;
  /** By workspace: how many files of its build are equal in two checkouts. */
  reproducible?: Readonly<Record<string, EqualFiles>>;
  publish?: PublishResults;
  rollback?: RollbackResults;
  bytes?: readonly RouteBytes[];
  lcp?: PaintResults;
}

export interface BuildResults {
  /** By area: the times of clean builds, each as a separate command. */
  readonly areas: Readonly<Record<string, readonly number[]>>;
  readonly shell: readonly number[];
  /** Every area, two at a time. */
  readonly all: readonly number[];
  /** By edited area: the other areas whose files changed with it. */
  readonly changedOthers: Readonly<Record<string, readonly string[]>>;
}

export interface EqualFiles {
  readonly equal: number;
  /** Files of either build. */
  readonly files: number;
}

export interface PublishResults {
  /** The whole command, including the start of Node: build, gate, upload. */
  readonly command: readonly number[];
}

export interface RollbackResults {
  /**
   * From the command's start to its end, to the first HTML that names the old build, and to the old build in an open
   * tab. The command ends when the open tabs show the old build.
   */
  readonly command: readonly number[];
  readonly newLoad: readonly number[];
  readonly openTab: readonly number[];
  /** Pages requested during the rollback. */
  readonly loads: number;
  readonly failedLoads: number;
}

/** The two variants of the product: areas from the release table, and everything in one bundle. */
export const variants = ['federated', 'bundle'] as const;
export type Variant = (typeof variants)[number];

export interface RouteBytes {
  readonly route: string;
  /** All scripts that the page requests before the browser is idle, as transferred. */
  readonly sent: Readonly<Record<Variant, number>>;
  /** The entry and the files that the page server preloads, according to the build records. */
  readonly first: Readonly<Record<Variant, number>>;
  /**
   * The federated page's bytes by purpose: entry, entry chunks, runtime, the areas' entries, the areas' modules, later.
   */
  readonly parts: Readonly<Record<Variant, Readonly<Record<string, number>>>>;
  readonly requests: Readonly<Record<Variant, number>>;
}

export interface RoutePaint {
  readonly route: string;
  readonly lcp: Readonly<Record<Variant, readonly number[]>>;
  readonly cls: Readonly<Record<Variant, readonly number[]>>;
  /** Pages that came without the server's markup, as on a busy machine: with some of them the comparison says nothing. */
  readonly unrendered: Readonly<Record<Variant, number>>;
}

export interface PaintResults {
  readonly routes: readonly RoutePaint[];
  /**
   * The login page as it is sent and without scripts and preloads, measured alternately; null when its form is not in
   * the HTML.
   */
  readonly plainLogin: { readonly sent: readonly number[]; readonly plain: readonly number[] } | null;
  /** From a click in the navigation to the next paint, and the transferred scripts. */
  readonly changes: { readonly nextPaint: readonly number[]; readonly scripts: number };
  /** LCP of a page when the files of an area are intact, missing, or requested without a response. */
  readonly unavailable: readonly {
    readonly page: string;
    readonly area: string;
    readonly intact: readonly number[];
    readonly missing: readonly number[];
    readonly hanging: readonly number[];
  }[];
}
