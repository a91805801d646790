import { describeDemoAccounts, readDemoAccounts } from './demo-accounts';

const accounts = [{ username: 'ana', password: 'secret', fullName: 'Ana Souza', specialty: 'Physical_Therapy' }];

describe('readDemoAccounts', () => {
  it('reads the accounts after log lines', () => {
    expect(readDemoAccounts(`{"level":30,"msg":"seeding"}\n${JSON.stringify({ accounts })}\n`)).toEqual(accounts);
  });

  it('returns none when nothing was seeded', () => {
    expect(readDemoAccounts('{"level":30,"msg":"not empty"}\n')).toEqual([]);
  });
});

describe('describeDemoAccounts', () => {
  it('shows name, password and profession', () => {
    expect(describeDemoAccounts(accounts)).toEqual(['  ana  secret  Ana Souza, Physical Therapy']);
  });
});
