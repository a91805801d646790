import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MB = 1024;

/** A process's memory in MB; Linux only. */
export interface Memory {
  readonly now: number;
  /** The maximum since its start, or since `resetPeak`. */
  readonly peak: number;
}

/** Whether this system reports the memory of processes. */
export const canReadMemory = (): boolean => existsSync('/proc/self/status');

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / MB;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Resets the maximum to the current use. */
export const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
