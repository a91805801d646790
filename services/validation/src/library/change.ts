import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { NoticeKind } from '@cred/contract';
import { lockFolder } from './folder-lock';
import type { Segment } from './index/segment';
import { SegmentBuilder } from './index/segment-builder';
import { EMPTY_MANIFEST, type Manifest, readManifest, removeUnneeded, switchTo, writeDurably } from './manifest';
import { type NamedPaper, NoticeChanges } from './notice-changes';
import { openSegment, openSegments } from './open-segments';
import type { LiteratureRecord } from '../records/record';

/** The size of a segment bounds the memory needed to build it and the cost of merging small ones. */
export interface SegmentLimits {
  readonly records: number;
  readonly bytes: number;
}
const DEFAULT_LIMITS: SegmentLimits = { records: 50_000, bytes: 96 * 1024 * 1024 };

interface Building {
  readonly name: string;
  readonly builder: SegmentBuilder;
  readonly file: FileHandle;
  readonly byPmid: Map<number, number>;
  readonly dead: Set<number>;
  /** Lines that are buffered for the next write. */
  pendingLines: Buffer[];
  pendingBytes: number;
}

const FLUSH_BYTES = 1024 * 1024;

/**
 * A transaction on a library: put and withdraw records, then commit or discard all changes. A process that is killed
 * changes nothing. New records are written to new segments; old segments only get a list of dead records.
 */
export class LibraryChange {
  private building: Building | undefined;
  private readonly newSegments: Segment[] = [];
  /** Records that this change marked as dead. */
  private readonly newlyDead = new Map<Segment, Set<number>>();
  private readonly withdrawn: Set<number>;
  private readonly notices: NoticeChanges;
  private counter = 0;

  private constructor(
    private readonly folder: string,
    private readonly limits: SegmentLimits,
    private readonly unlock: () => Promise<void>,
    readonly before: Manifest,
    private readonly generation: number,
    readonly segments: readonly Segment[],
  ) {
    this.withdrawn = new Set(before.withdrawn);
    this.notices = new NoticeChanges(before);
  }

  /** @throws LibraryBusyError, DamagedLibraryError */
  static async begin(folder: string, limits: SegmentLimits = DEFAULT_LIMITS): Promise<LibraryChange> {
    await mkdir(folder, { recursive: true });
    const unlock = await lockFolder(folder);
    try {
      const before = (await readManifest(folder)) ?? { ...EMPTY_MANIFEST, generation: 0 };
      const generations = (await readdir(folder)).map((name) => Number(/^manifest-(\d+)\.json$/.exec(name)?.[1] ?? 0));
      return new LibraryChange(
        folder,
        limits,
        unlock,
        before,
        Math.max(before.generation, ...generations) + 1,
        await openSegments(folder, before),
      );
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  /**
   * Adds a record or replaces the one with the same PMID.
   * @returns which of the two it did
   */
  async put(record: LiteratureRecord): Promise<'added' | 'replaced'> {
    const pmid = Number(record.pmid);
    const replaced = this.markDead(pmid);
    if (record.retracted === false) this.withdrawn.delete(pmid);
    await this.append(record);
    return replaced ? 'replaced' : 'added';
  }

  /**
   * Removes a paper permanently, also from the starter library.
   * @returns whether the library had it
   */
  withdraw(pmid: string): boolean {
    this.withdrawn.add(Number(pmid));
    return this.markDead(Number(pmid));
  }

  /**
   * Notes what is said about a paper. A notice without a date keeps the date of the one before, if there is one.
   * @returns whether it is new
   */
  notice(paper: NamedPaper, kind: NoticeKind, on: string | null): boolean {
    return this.notices.add(paper, kind, on);
  }

  /** Ends every notice about a paper, as its reinstatement does; the next import with its record shows it again. */
  async endNotices({ pmid, doi }: NamedPaper): Promise<void> {
    const known = doi ?? (pmid === undefined ? undefined : (await this.find(pmid))?.doi);
    const paper = { ...(pmid === undefined ? {} : { pmid }), ...(known === undefined ? {} : { doi: known }) };
    for (const each of this.notices.end(paper)) this.withdrawn.delete(each);
  }

  /** Whether a paper was withdrawn; a file without retraction data must not add it again. */
  isWithdrawn(pmid: string): boolean {
    return this.withdrawn.has(Number(pmid));
  }

  /** The live record before the change. */
  async find(pmid: string): Promise<LiteratureRecord | undefined> {
    for (const segment of this.segments) {
      const document = segment.find(Number(pmid));
      if (document !== undefined) return segment.record(document);
    }
    return undefined;
  }

  /**
   * Makes the change visible.
   * @returns the number of records in the library
   */
  async commit(): Promise<number> {
    try {
      await this.mergeSmallSegments();
      await this.finishSegment();
      const entries = [
        ...this.before.segments,
        ...this.newSegments.map(({ name, count }) => ({ name, count, dead: null })),
      ];
      const remaining: Manifest['segments'] = [];
      for (const [at, segment] of [...this.segments, ...this.newSegments].entries()) {
        const entry = entries[at];
        const newlyDead = this.newlyDead.get(segment);
        if (!entry || (entry.dead?.count ?? 0) + (newlyDead?.size ?? 0) >= segment.count) continue;
        remaining.push(newlyDead ? { ...entry, dead: await this.writeDead(segment, newlyDead) } : entry);
      }
      await switchTo(this.folder, {
        ...EMPTY_MANIFEST,
        generation: this.generation,
        previous: this.before.generation,
        madeAt: new Date().toISOString(),
        segments: remaining,
        withdrawn: [...this.withdrawn].sort((a, b) => a - b),
        ...this.notices.toManifest(),
      });
      return remaining.reduce((sum, { count, dead }) => sum + count - (dead?.count ?? 0), 0);
    } finally {
      await this.release();
    }
  }

  /** Discards the change. */
  discard(): Promise<void> {
    return this.release();
  }

  /** Rewrites segments that are at most half full, to limit their number. */
  private async mergeSmallSegments(): Promise<void> {
    for (const segment of this.segments) {
      const newlyDead = this.newlyDead.get(segment);
      const alive = segment.liveCount - (newlyDead?.size ?? 0);
      if (
        alive * 2 > this.limits.records ||
        alive === 0 ||
        segment.bytes * (alive / segment.count) * 2 > this.limits.bytes
      )
        continue;
      for await (const { document, record } of segment.all()) {
        if (newlyDead?.has(document)) continue;
        this.newlyDeadIn(segment).add(document);
        await this.append(record);
      }
    }
  }

  private async append(record: LiteratureRecord): Promise<void> {
    const building = (this.building ??= await this.startSegment());
    building.byPmid.set(Number(record.pmid), building.builder.count);
    const line = building.builder.add(record);
    building.pendingLines.push(line);
    building.pendingBytes += line.length;
    if (building.pendingBytes >= FLUSH_BYTES) await flush(building);
    if (building.builder.count >= this.limits.records || building.builder.size >= this.limits.bytes)
      await this.finishSegment();
  }

  private async startSegment(): Promise<Building> {
    this.counter += 1;
    const name = `segment-${this.generation}-${this.counter}`;
    const file = await open(join(this.folder, `${name}.records`), 'w', 0o644);
    return {
      name,
      builder: new SegmentBuilder(),
      file,
      byPmid: new Map(),
      dead: new Set(),
      pendingLines: [],
      pendingBytes: 0,
    };
  }

  private async finishSegment(): Promise<void> {
    const { building } = this;
    if (!building) return;
    await flush(building);
    await building.file.sync();
    await building.file.close();
    this.building = undefined;
    await writeDurably(join(this.folder, `${building.name}.index`), building.builder.finish());
    const segment = await openSegment(this.folder, { name: building.name, count: building.builder.count, dead: null });
    this.newSegments.push(segment);
    if (building.dead.size > 0) this.newlyDead.set(segment, building.dead);
  }

  /** Marks the live record with this PMID as dead. */
  private markDead(pmid: number): boolean {
    const { building } = this;
    const latest = building?.byPmid.get(pmid);
    if (building && latest !== undefined && !building.dead.has(latest)) {
      building.dead.add(latest);
      return true;
    }
    for (const segment of [...this.segments, ...this.newSegments]) {
      for (const document of segment.allOf(pmid)) {
        if (this.newlyDead.get(segment)?.has(document)) continue;
        this.newlyDeadIn(segment).add(document);
        return true;
      }
    }
    return false;
  }

  private newlyDeadIn(segment: Segment): Set<number> {
    let dead = this.newlyDead.get(segment);
    if (!dead) this.newlyDead.set(segment, (dead = new Set()));
    return dead;
  }

  private async writeDead({ name, count, dead }: Segment, newlyDead: ReadonlySet<number>) {
    const bytes = Uint8Array.from({ length: count }, (_, document) =>
      dead?.[document] === 1 || newlyDead.has(document) ? 1 : 0,
    );
    const file = `${name}.${this.generation}.dead`;
    await writeDurably(join(this.folder, file), bytes);
    return { file, crc: crc32(bytes), count: bytes.reduce((sum, each) => sum + each, 0) };
  }

  /** Removes files that neither the current nor the previous state needs, and releases the lock. */
  private async release(): Promise<void> {
    try {
      await this.building?.file.close();
      this.building = undefined;
      await Promise.all([...this.segments, ...this.newSegments].map((segment) => segment.close()));
      await removeUnneeded(this.folder);
    } finally {
      await this.unlock();
    }
  }
}

async function flush(building: Building): Promise<void> {
  const bytes = Buffer.concat(building.pendingLines);
  building.pendingLines = [];
  building.pendingBytes = 0;
  await building.file.writeFile(bytes);
}
