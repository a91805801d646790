import { performance } from 'node:perf_hooks';
import type {
  RenderedText,
  RenderJob,
  ServerFailure,
  ServerFailureKind,
  ServerFile,
} from '@cred/deployment/render-process';
import { limitFor, measureProcessor } from './page-time';
import { Realm, RealmTimeout } from './realm';
import { ServerFiles } from './server-files';

/** A rendered page: its output, which is absent when there is none, and the builds that failed. */
export interface RenderedPage {
  readonly output?: RenderedText;
  readonly failures: readonly ServerFailure[];
}

/** A realm is replaced after this number of pages: modules of the shell may keep something of each page. */
const PAGES_PER_REALM = 1_000;
/** Pages of a realm until its code is compiled. */
const COLD_PAGES = 3;
/** The pages whose times say what a page usually takes. */
const USUAL_PAGES = 20;
/** Rendered with all areas, again on a busy machine, and again without the areas that exceeded the time. */
const ATTEMPTS_MAX = 3;
/** How long an area's build is left out that used up its time on a busy machine, which says nothing about the build. */
const LEFT_OUT_MS = 5_000;
const LEFT_OUT_MAX = 64;
/** That of the live builds, and a few combinations of trials and previews. */
const REALMS_MAX = 4;
/** The shell's module is evaluated before a page waits for it, except for the first page of a realm. */
const SHELL_MS = 5_000;
const END_MS = 100;
/** The name of the realm of pages with live builds only. */
const LIVE = '';

/** Renders pages one after another, each with fresh modules of its areas. */
export class Renderer {
  private readonly files = new ServerFiles();
  private readonly realms = new Map<string, Realm>();
  /** A realm that no page has used yet, so that none waits for one after a time limit. */
  private spare: { readonly shell: string; readonly realm: Realm } | undefined;
  /** The area whose code runs. */
  private part: string | null = null;
  /** The areas whose code has run for this page. */
  private readonly begun = new Set<string>();
  /** The processor time of the last pages in realms whose code was compiled, in ms. */
  private usual: readonly number[] = [];
  /** Until when builds are left out, by their hash. */
  private readonly leftOut = new Map<string, number>();
  /** Called with an area of the page whose module threw. */
  private onAreaFailure: (area: string) => void = () => undefined;
  /** The share of a processor that the last page had, 0 to 1. */
  private share = 1;
  /** Whether a page is rendered that none waits for. */
  private isWarming = false;

  /** @param onPart called before the code of an area runs, and with null before the shell's */
  constructor(private readonly onPart: (area: string | null) => void) {}

  /** Compiles what the next pages need. What cannot be compiled is reported by the page that needs it. */
  prepare({ shell, areas }: Pick<RenderJob, 'shell' | 'areas'>): void {
    for (const file of Object.values(areas)) {
      try {
        this.files.script(file);
      } catch {
        continue;
      }
    }
    this.makeSpare(shell);
  }

  /** Makes a realm for the next page that needs a new one, while no page waits. */
  makeSpare(shell: ServerFile): void {
    if (this.spare?.shell === shell.integrity) return;
    this.spare = undefined;
    try {
      this.spare = { shell: shell.integrity, realm: this.createRealm(shell) };
    } catch {
      this.setPart(null);
    }
  }

  /**
   * Renders a page again in the spare realm, so that its code is compiled before a page needs it; while no page waits. Only
   * with live builds: code on trial may not have run in a realm of all members.
   * @returns whether the spare realm may need it again
   */
  warmSpare(job: RenderJob): boolean {
    const { spare } = this;
    if (job.realm !== LIVE || spare?.shell !== job.shell.integrity || spare.realm.pages >= COLD_PAGES) return false;
    this.isWarming = true;
    try {
      this.renderIn(spare.realm, job, this.areasOf(job), job.limits.coldMs, () => undefined);
      spare.realm.endPage(END_MS);
      return true;
    } catch {
      this.spare = undefined;
      return false;
    } finally {
      this.setPart(null);
      this.isWarming = false;
    }
  }

  /**
   * Ends the page of a job, with what it has left to run, while no page waits. A realm that does not become idle renders no
   * other page, nor does one that has rendered enough.
   * @returns the failures of the areas of that page
   */
  settle(job: RenderJob): readonly ServerFailure[] {
    const key = realmKey(job);
    const realm = this.realms.get(key);
    try {
      realm?.endPage(END_MS);
      if (realm && realm.pages >= PAGES_PER_REALM) this.realms.delete(key);
      return [];
    } catch (error) {
      this.realms.delete(key);
      if (!(error instanceof RealmTimeout)) return [];
      return [...this.begun].flatMap((area) => {
        const file = job.areas[area];
        return file ? [{ area, build: file.build, kind: 'timeout' as const }] : [];
      });
    }
  }

  /**
   * Renders a page. An area that throws while it loads is left out. When the code of a page exceeds its time, the page is
   * rendered again, once, without the area whose code it was, or without all areas when it was code of no part. Where the
   * process had too small a share of a processor, it is rendered with all areas and the longest limit before that.
   */
  render(job: RenderJob): RenderedPage {
    const failures: ServerFailure[] = [];
    const areas = this.areasOf(job);
    const add = (area: string | null, kind: ServerFailureKind): void =>
      void failures.push({ area, build: (area === null ? job.shell : (job.areas[area] ?? job.shell)).build, kind });
    let isReduced = false;
    let isRepeated = false;
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      this.begun.clear();
      const isCold = isRepeated || this.isCold(job);
      const limitMs = isCold ? job.limits.coldMs : limitFor(job.limits, this.share, this.usual);
      const measured = measureProcessor();
      try {
        const output = this.renderIn(this.realmOf(job), job, areas, limitMs, add);
        const { share, ms } = measured();
        this.share = share;
        if (!isCold) this.usual = [...this.usual, ms].slice(-USUAL_PAGES);
        if (output.html.length + output.rest.length <= job.limits.maxOutput) return { output, failures };
        add(null, 'throw');
        return { failures };
      } catch (error) {
        const { part } = this;
        // Promises and timers belong to no part: all areas of the page may have made them.
        const blamed = part === null ? [...this.begun] : [part];
        this.setPart(null);
        if (!(error instanceof RealmTimeout)) {
          add(null, error instanceof FileError ? 'file' : 'throw');
          return { failures };
        }
        this.realms.delete(realmKey(job));
        this.share = measured().share;
        const isBusy = this.share < job.limits.minShare;
        // The next attempt has the longest limit.
        isRepeated = true;
        if (isBusy && limitMs < job.limits.coldMs) continue;
        if (isBusy) this.leaveOut(job, part);
        else for (const area of blamed.length > 0 ? blamed : [null]) add(area, 'timeout');
        if (blamed.length === 0 || isReduced) return { failures };
        for (const area of blamed) areas.delete(area);
        isReduced = true;
      }
    }
    return { failures };
  }

  /** The areas of a page, without those that are left out. */
  private areasOf({ areas }: RenderJob): Set<string> {
    const now = performance.now();
    return new Set(Object.keys(areas).filter((area) => (this.leftOut.get(areas[area]?.integrity ?? '') ?? 0) <= now));
  }

  /** A loop takes longest on a busy machine: the next pages do not try the same build. */
  private leaveOut(job: RenderJob, area: string | null): void {
    const file = area === null ? undefined : job.areas[area];
    if (!file) return;
    if (this.leftOut.size >= LEFT_OUT_MAX) this.leftOut.clear();
    this.leftOut.set(file.integrity, performance.now() + LEFT_OUT_MS);
  }

  /** @throws RealmTimeout; Error when the shell gives no output */
  private renderIn(
    realm: Realm,
    job: RenderJob,
    areas: Set<string>,
    limitMs: number,
    add: (area: string, kind: ServerFailureKind) => void,
  ): RenderedText {
    const endAt = performance.now() + limitMs;
    this.onAreaFailure = (area) => {
      add(area, 'throw');
      areas.delete(area);
    };
    for (const area of areas) {
      const kind = this.addArea(realm, job, area, endAt);
      if (kind === null) continue;
      add(area, kind);
      areas.delete(area);
    }
    return realm.renderPage(job.input, endAt);
  }

  /** Null, or why the area has no markup. */
  private addArea(realm: Realm, job: RenderJob, area: string, endAt: number): 'file' | 'throw' | null {
    const file = job.areas[area];
    if (!file) return 'file';
    let script;
    try {
      script = this.files.script(file);
    } catch {
      return 'file';
    }
    try {
      realm.addArea(area, file.build, script, endAt - performance.now());
      return null;
    } catch (error) {
      if (error instanceof RealmTimeout) throw error;
      this.setPart(null);
      return 'throw';
    }
  }

  /** Whether the realm of the page has not compiled its code yet, as after a time limit. */
  private isCold(job: RenderJob): boolean {
    return ((this.realms.get(realmKey(job)) ?? this.spareFor(job))?.pages ?? 0) < COLD_PAGES;
  }

  private realmOf(job: RenderJob): Realm {
    const key = realmKey(job);
    const realm = this.realms.get(key) ?? this.takeSpare(job) ?? this.createRealm(job.shell);
    // The most recently used are last.
    this.realms.delete(key);
    this.realms.set(key, realm);
    const [oldest] = this.realms.keys();
    if (this.realms.size > REALMS_MAX && oldest !== undefined) this.realms.delete(oldest);
    return realm;
  }

  /** A realm in which code of live builds has run renders no pages with others. */
  private spareFor({ shell, realm }: RenderJob): Realm | undefined {
    const { spare } = this;
    return spare?.shell === shell.integrity && (realm === LIVE || spare.realm.pages === 0) ? spare.realm : undefined;
  }

  private takeSpare(job: RenderJob): Realm | undefined {
    const realm = this.spareFor(job);
    if (realm) this.spare = undefined;
    return realm;
  }

  private createRealm(shell: ServerFile): Realm {
    const realm = new Realm(
      (area) => this.setPart(area),
      (area) => this.onAreaFailure(area),
    );
    let script;
    try {
      script = this.files.script(shell);
    } catch (error) {
      throw new FileError('The shell’s file cannot be used', { cause: error });
    }
    realm.loadShell(script, SHELL_MS);
    return realm;
  }

  private setPart(area: string | null): void {
    if (area === this.part) return;
    this.part = area;
    if (area !== null) this.begun.add(area);
    if (!this.isWarming) this.onPart(area);
  }
}

class FileError extends Error {}

const realmKey = ({ realm, shell }: RenderJob): string => `${shell.integrity} ${realm}`;
