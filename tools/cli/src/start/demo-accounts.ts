import * as z from 'zod';

const account = z.looseObject({
  username: z.string(),
  password: z.string(),
  email: z.string().optional(),
  fullName: z.string().optional(),
  specialty: z.string().optional(),
});
const printed = z.union([
  z.array(account),
  z.object({ accounts: z.array(account) }).transform(({ accounts }) => accounts),
]);

export type DemoAccount = z.infer<typeof account>;

function parseLine(line: string): DemoAccount[] | undefined {
  try {
    return printed.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** The accounts in the output of the seed command: its last line of JSON, or none. */
export function readDemoAccounts(output: string): DemoAccount[] {
  const lines = output.trim().split('\n').reverse();
  return lines.map(parseLine).find((accounts) => accounts !== undefined) ?? parseLine(output) ?? [];
}

/** One line for each account, in columns. */
export function describeDemoAccounts(accounts: readonly DemoAccount[]): string[] {
  const name = (each: DemoAccount): string => each.email ?? each.username;
  const nameWidth = Math.max(0, ...accounts.map((each) => name(each).length));
  const passwordWidth = Math.max(0, ...accounts.map(({ password }) => password.length));
  return accounts.map((each) => {
    const about = [each.fullName, each.specialty?.replaceAll('_', ' ')].filter(Boolean).join(', ');
    return `  ${name(each).padEnd(nameWidth)}  ${each.password.padEnd(passwordWidth)}  ${about}`.trimEnd();
  });
}
