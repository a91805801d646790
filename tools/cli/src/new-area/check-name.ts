import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as releases from '@cred/contract/releases';
import { OperatorError } from '@cred/tool-kit/errors';
import { iconsIn, segmentsIn, type NewRow } from './area-table';

export const TABLE = 'shared/platform/src/area-table.ts';

/**
 * First segments of paths that no area may have: files and calls of the page server, pages of the shell, common URL
 * segments.
 */
const reserved = new Set([
  'api',
  'auth',
  'builds',
  'dev',
  'health',
  'metrics',
  'preview',
  'releases',
  'shell',
  'static',
  'undefined',
  'null',
  'constructor',
  'remote',
]);

/** Checks name, label and icon, and fills in the defaults. @throws OperatorError with what is wrong */
export function checkArea(
  root: string,
  {
    area,
    label,
    icon,
  }: { readonly area: string; readonly label?: string | undefined; readonly icon?: string | undefined },
): NewRow {
  if (!releases.areaName.safeParse(area).success || /--|-$/.test(area)) {
    throw new OperatorError(
      `${JSON.stringify(area)} is not a valid area name: 2 to 31 lower-case letters, digits and single hyphens, beginning with a letter, such as "library"`,
    );
  }
  const table = readFileSync(join(root, TABLE), 'utf8');
  const folder = [`remotes/${area}`, `shared/${area}`, `services/${area}`, area].find((each) =>
    existsSync(join(root, each)),
  );
  if (folder) throw new OperatorError(`The name ${area} is taken: there is ${folder}. Choose another one`);
  if (reserved.has(area))
    throw new OperatorError(`The name ${area} is taken by addresses of the product itself. Choose another one`);
  if (segmentsIn(table).includes(area))
    throw new OperatorError(`The name ${area} is taken: another area has pages at /${area}. Choose another one`);

  const text = (label ?? area.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())).trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} -]{0,23}$/u.test(text)) {
    throw new OperatorError(
      `${JSON.stringify(text)} is not a valid label: 1 to 24 letters, digits, spaces and hyphens`,
    );
  }
  const icons = iconsIn(table);
  const chosen = icon ?? icons.at(-1) ?? '';
  if (!icons.includes(chosen)) throw new OperatorError(`There is no icon ${chosen}. There are: ${icons.join(', ')}`);
  return { name: area, label: text, icon: chosen };
}
