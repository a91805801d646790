import process from 'node:process';
import { createContext, runInContext } from 'node:vm';

/** What a process could open connections, load code or find out about its machine with, apart from global names. */
const PROCESS_MEANS = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'mainModule',
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'abort',
  'chdir',
  'execve',
  'loadEnvFile',
  'openStdin',
  'stdin',
  'stdout',
  'stderr',
  'report',
  'argv',
  'argv0',
  'execArgv',
  'execPath',
  'title',
];

/**
 * Removes from this process what its own code does not use. The code of builds runs in contexts of `node:vm` and finds
 * no object of the process; this holds also if it ever does. Node's permission model does not cover the network in
 * every version (decision record 0037).
 */
export function removeMeans(): void {
  const language = new Set(runInContext('Object.getOwnPropertyNames(globalThis)', createContext({})) as string[]);
  for (const name of PROCESS_MEANS) Reflect.deleteProperty(process, name);
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!language.has(name)) Reflect.deleteProperty(globalThis, name);
}
