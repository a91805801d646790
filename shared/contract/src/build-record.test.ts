import { browserFileName, filesOf, serverFileName } from './build-record';

describe('the names of files', () => {
  it.each(['entry.0123456789ab.js', 'record.json', 'a.js.br'])('%s is for browsers only', (name) => {
    expect([browserFileName.safeParse(name).success, serverFileName.safeParse(name).success]).toEqual([true, false]);
  });

  it('server.0123456789ab.cjs is for the server only', () => {
    const name = 'server.0123456789ab.cjs';
    expect([browserFileName.safeParse(name).success, serverFileName.safeParse(name).success]).toEqual([false, true]);
  });

  it.each(['server.0123456789ab.CJS', 'server.0123456789ab.cjs.br', 'a.cjs', '../server.0123456789ab.cjs'])(
    '%s is for neither',
    (name) => {
      expect([browserFileName.safeParse(name).success, serverFileName.safeParse(name).success]).toEqual([false, false]);
    },
  );
});

it("filesOf lists the browsers' files and the server's", () => {
  const [one, two] = [
    { integrity: 'sha384-one', bytes: 1 },
    { integrity: 'sha384-two', bytes: 2 },
  ];
  expect(filesOf({ files: { 'a.js': one } })).toEqual([['a.js', one]]);
  expect(filesOf({ files: { 'a.js': one }, server: { file: 'server.0123456789ab.cjs', ...two } })).toEqual([
    ['a.js', one],
    ['server.0123456789ab.cjs', two],
  ]);
});
