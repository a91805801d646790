import { isSameName } from './same-name';

describe('isSameName', () => {
  it.each([
    ['Ana de Souza', 'ANA SOUZA'],
    ['Dr. Ana Souza', 'Ana Souza'],
    ['João Gonçalves', 'JOAO GONCALVES'],
    ['Souza, Ana Maria', 'Ana Maria Souza'],
    ['Ana Maria Souza-Lima', 'Ana Maria Souza Lima'],
    ['李娜', '李娜'],
  ])('%s is %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['Ana Souza', 'Ana Lima'],
    ['Ana Souza', 'Ana Maria Souza'],
    ['Ana Ana Souza', 'Ana Souza Souza'],
    ['', ''],
    ['Dr.', 'Prof.'],
  ])('"%s" is not "%s"', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });
});
