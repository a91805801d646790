import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseSettings, settingNames } from '@cred/deployment/settings';
import { projectRoot } from '@cred/build/project-root';

const text = readFileSync(join(projectRoot(), '.env.example'), 'utf8');
const lines = text.split('\n');
const assignment = /^(# )?([A-Z][A-Z0-9_]+)=/;
const named = lines.flatMap((line) => assignment.exec(line)?.[2] ?? []);

describe('.env.example', () => {
  it('names every setting once, and nothing else', () => {
    expect([...named].sort()).toEqual([...settingNames].sort());
  });

  it("shows the product's defaults", () => {
    expect(parseSettings(parseEnv(text))).toEqual(parseSettings({}));
  });

  it('has a comment for every setting', () => {
    for (const [index, line] of lines.entries()) {
      if (assignment.test(line)) expect(lines[index - 1]).toMatch(/^# |^(# )?[A-Z_]+=/);
    }
  });

  it('shows settings without a default commented out', () => {
    const shown = Object.keys(parseEnv(text));
    const defaults = parseSettings({});
    expect(shown.every((name) => Reflect.get(defaults, name) !== undefined)).toBe(true);
  });
});
