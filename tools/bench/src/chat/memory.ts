import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MB = 1024;

/** A process's memory in MB; Linux only. */
export interface Memory {
  readonly now: number;
  /** The most since its start, or since `forgetPeak`. */
  readonly peak: number;
}

/** Whether this system tells about the memory of processes. */
export const knowsMemory = (): boolean => existsSync('/proc/self/status');

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / MB;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Lets the peak begin anew from what is used now. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
