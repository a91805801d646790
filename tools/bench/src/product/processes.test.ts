import { canReadProcesses, identify, processesBelow } from './processes';

describe('identify', () => {
  it.each([
    ['node --enable-source-maps /x/services/api/dist/main.mjs', { role: 'api', isMain: true }],
    ['node --enable-source-maps /x/services/api/dist/main.mjs migrate', { role: 'api', isMain: false }],
    ['node --enable-source-maps /x/services/web/dist/main.mjs /x/shell/dist', { role: 'web', isMain: true }],
    ['node --max-old-space-size=256 /x/services/render/dist/main.mjs', { role: 'render', isMain: true }],
    ['/x/native/bin/postgres -D /x/data -c port=5432', { role: 'postgres', isMain: true }],
    ['postgres: cred cred [local] idle', { role: 'postgres', isMain: false }],
    ['node tools/start.mjs', { role: 'start', isMain: true }],
    [
      'node --import tsx /x/tools/kit/src/postgres/parent-process.ts - - /x/native/bin/postgres',
      { role: 'start', isMain: false },
    ],
    ['sh -c something', { role: 'other', isMain: false }],
  ])('recognizes %s', (command, expected) => {
    expect(identify(-1, command)).toEqual(expected);
  });
});

describe('processesBelow', () => {
  it('contains the process itself with its processor time', () => {
    if (!canReadProcesses()) return;
    const own = processesBelow(process.pid).find(({ pid }) => pid === process.pid);
    expect(own).toMatchObject({ role: 'bench', parent: process.ppid });
    expect(own?.cpuMs).toBeGreaterThan(0);
  });
});
