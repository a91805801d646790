import { main } from './main';

const run = jest.fn<ReturnType<NonNullable<Parameters<typeof main>[1]>>, []>();
const never = new AbortController().signal;
let [out, err] = ['', ''];
let environment: NodeJS.ProcessEnv;
beforeEach(() => {
  [out, err] = ['', ''];
  environment = process.env;
  process.env = { ...environment, INTERNAL_SECRET: 'x'.repeat(32) };
  jest.spyOn(process.stdout, 'write').mockImplementation((...[text, onWritten]: readonly unknown[]) => {
    out += String(text);
    if (typeof onWritten === 'function') onWritten();
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true));
});
afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

const release = (args: string, stop = never) => main({ stop, forceStop: never, args: args.split(' ') }, run);

describe('npm run release', () => {
  it('prints a document with --json and a text without', async () => {
    run.mockResolvedValue({ document: { revision: 3 }, text: 'Revision 3' });
    expect([await release('status --json'), JSON.parse(out)]).toEqual([0, { revision: 3 }]);
    out = '';
    expect([await release('status'), out]).toEqual([0, 'Revision 3\n']);
  });

  it('resolves only after the reader has received everything', async () => {
    run.mockResolvedValue({ document: 'long', text: '' });
    let done = false;
    const written = new Promise<() => void>((resolve) => {
      jest.spyOn(process.stdout, 'write').mockImplementation((...[, onWritten]: readonly unknown[]) => {
        resolve(onWritten as () => void);
        return false;
      });
    });
    const code = release('status --json').then((each) => ((done = true), each));
    const finishWrite = await written;
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toBe(false);
    finishWrite();
    expect(await code).toBe(0);
  });

  it('rejects an unknown command, with --json as a JSON document', async () => {
    expect([await release('deploy --json'), JSON.parse(out)]).toEqual([
      64,
      { error: expect.stringContaining('There is no command deploy') },
    ]);
    expect([await release('deploy'), err]).toEqual([64, expect.stringContaining('--help explains the commands')]);
  });

  it('prints a JSON document for every failure with --json, including unexpected ones', async () => {
    run.mockRejectedValue(new Error('EACCES: permission denied'));
    expect([await release('status --json'), JSON.parse(out)]).toEqual([1, { error: 'EACCES: permission denied' }]);
    await expect(release('status')).rejects.toThrow('EACCES');
  });

  it('fails when it is interrupted', async () => {
    const stop = AbortSignal.abort(new Error('Stopped'));
    run.mockRejectedValue(stop.reason);
    expect([await release('publish feed', stop), err]).toEqual([1, 'Stopped before it was done\n']);
    expect([await release('publish feed --json', stop), JSON.parse(out)]).toEqual([
      1,
      { error: 'Stopped before it was done' },
    ]);
  });
});
