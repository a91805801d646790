import { createContainer, type ShareScope } from './container';

const exposed = { remote: {} };
const create = (required: Readonly<Record<string, string>>) => createContainer(required, async () => exposed);
const provided = (module: unknown): ShareScope[string][string] => ({
  lib: () => module,
  get: async () => () => module,
});

describe('the container of an area', () => {
  it('exposes ./remote only', async () => {
    const container = create({});
    expect((await container.get('./remote'))()).toBe(exposed);
    await expect(container.get('./other')).rejects.toThrow('does not expose ./other');
  });

  it('takes shared packages from the host, loaded or not', async () => {
    const container = create({ react: '19.3.1', '@cred/ui': '1.0.0' });
    const [react, ui] = [{ name: 'react' }, { name: 'ui' }];
    await container.init({
      react: { '18.0.0': provided({}), '19.4.0': provided(react) },
      '@cred/ui': { '1.0.0': { get: async () => () => ui } },
    });
    expect(container.shared('react')).toBe(react);
    expect(container.shared('@cred/ui')).toBe(ui);
  });

  it('refuses a package that the host lacks, or has in another version, only when it is used', async () => {
    const container = create({ react: '19.3.1', '@cred/ui': '1.2.0' });
    await container.init({ '@cred/ui': { '1.1.0': provided({}) } });
    expect(() => container.shared('react')).toThrow('The shell does not provide react ^19.3.1');
    expect(() => container.shared('@cred/ui')).toThrow('The shell does not provide @cred/ui ^1.2.0');
  });
});
