import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitOpenLog, RotatingLog } from './rotating-log';

let folder: string;
let file: string;
const warnings: string[] = [];
const warn = (line: string): void => void warnings.push(line);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cred-log-'));
  file = join(folder, 'api.log');
  warnings.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const line = (number: number): string => `${String(number).padStart(9, '0')}\n`;

describe('RotatingLog', () => {
  it('keeps the newest lines in files of limited size and number', async () => {
    const log = new RotatingLog(file, warn, { maxBytes: 100, files: 3 });
    for (let number = 1; number <= 100; number += 1) {
      log.write(line(number));
      if (number % 5 === 0) await log.close();
    }
    await log.close();
    expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100);
    const kept = ['api.log.2', 'api.log.1', 'api.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    expect(kept).toBe(Array.from({ length: 30 }, (_, index) => line(index + 71)).join(''));
    expect(warnings).toEqual([]);
  });

  it('continues the file of an earlier run', async () => {
    writeFileSync(file, line(1));
    const log = new RotatingLog(file, warn);
    log.write(line(2));
    await log.close();
    expect(readFileSync(file, 'utf8')).toBe(line(1) + line(2));
  });

  // The device fails each write as a full disk does.
  it('loses lines on a full disk, warns once, and reports the loss when there is space again', async () => {
    symlinkSync('/dev/full', file);
    const log = new RotatingLog(file, warn);
    for (let number = 1; number <= 3; number += 1) {
      log.write(line(number));
      await log.close();
    }
    expect(warnings).toEqual([`${file} cannot be written (ENOSPC); its lines are lost until it can.`]);
    expect(log.tail()).toContain('000000003');
    unlinkSync(file);
    log.write(line(4));
    await log.close();
    expect(warnings).toHaveLength(2);
    expect(warnings[1]).toBe(`${file} is written again.`);
    const [, report, last] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(report ?? '')).toMatchObject({ bytes: 30, msg: 'output was lost before this line' });
    expect(last).toBe('000000004');
  });

  it('keeps a limited amount of output for a slow disk', async () => {
    const log = new RotatingLog(file, warn, { maxBytes: 10_000_000 });
    for (let part = 0; part < 40; part += 1) log.write(Buffer.alloc(100_000, 'x'));
    await log.close();
    expect(statSync(file).size).toBeLessThan(1_200_000);
    log.write(line(1));
    await log.close();
    expect(readFileSync(file, 'utf8')).toContain('output was lost before this line');
  });
});

describe('limitOpenLog', () => {
  it('empties a large file and keeps its content in the next older one', () => {
    for (const content of ['first', 'second', 'third', 'fourth']) {
      writeFileSync(file, content);
      limitOpenLog(file, { maxBytes: 3, files: 3 });
    }
    expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
    expect(readFileSync(file, 'utf8')).toBe('');
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('fourth');
    expect(readFileSync(`${file}.2`, 'utf8')).toBe('third');
  });
});
