import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a process of the product, or of this bench, is. */
export type Role = 'start' | 'api' | 'releases' | 'validation' | 'web' | 'render' | 'postgres' | 'bench' | 'other';

export interface ProductProcess {
  readonly pid: number;
  readonly parent: number;
  readonly role: Role;
  /** The process that handles requests of its role; false for its helpers, and for PostgreSQL's backends. */
  readonly isMain: boolean;
  /** Processor time so far, in ms. */
  readonly cpuMs: number;
  /** Resident memory, in MB. */
  readonly rssMb: number;
}

/** Linux counts processor time in hundredths of a second, independent of the kernel's own clock. */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;

/** Whether this system lists its processes as Linux does. */
export const canReadProcesses = (): boolean => existsSync('/proc/self/stat');

/** All descendants of a process, and the process itself. */
export function processesBelow(root: number): ProductProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const found = new Map(all.filter(({ pid }) => pid === root).map((each) => [each.pid, each]));
  // Parents are found before their children, however the list is sorted.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const each of all) {
      const parent = found.get(each.parent);
      if (!parent || found.has(each.pid)) continue;
      found.set(each.pid, each.role === 'other' && parent.role !== 'start' ? { ...each, role: parent.role } : each);
    }
  }
  return [...found.values()];
}

/** A role's process that handles requests; undefined while there is none. */
export const mainProcess = (root: number, role: Role): ProductProcess | undefined =>
  processesBelow(root).find((each) => each.role === role && each.isMain);

function readProcess(pid: number): ProductProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return {
      pid,
      parent: Number(fields[1]),
      ...identify(pid, command),
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
      rssMb: (Number(fields[21]) * PAGE_BYTES) / 1024 ** 2,
    };
  } catch {
    // It has ended since the folder was listed.
    return undefined;
  }
}

const service = /services\/(api|releases|validation|web|render)\/dist\/main\.mjs/;

/** A process's role by its command line. */
export function identify(pid: number, command: string): Pick<ProductProcess, 'role' | 'isMain'> {
  if (pid === process.pid) return { role: 'bench', isMain: true };
  const name = service.exec(command)?.[1];
  if (name) return { role: name as Role, isMain: /main\.mjs(?! (migrate|seed|reviewer))/.test(command) };
  if (/tools\/start\.mjs/.test(command)) return { role: 'start', isMain: true };
  if (/^\S*\/bin\/postgres -D/.test(command)) return { role: 'postgres', isMain: true };
  if (command.startsWith('postgres: ')) return { role: 'postgres', isMain: false };
  if (/postgres\/parent-process\.ts/.test(command)) return { role: 'start', isMain: false };
  return { role: 'other', isMain: false };
}
