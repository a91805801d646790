/** The table of areas (`shared/platform/src/area-table.ts`), edited as text because it is browser code. */

export interface NewRow {
  readonly name: string;
  readonly label: string;
  readonly icon: string;
}

/** The shell shows the number of unread notifications at this icon. */
const NOTIFICATIONS_ICON = 'bell';

const TABLE_END = '\n} as const satisfies Record<string, AreaDefinition>;';

/** The icons that an area may use, as the table lists them. @throws Error when it lists none */
export function iconsIn(table: string): string[] {
  const list = /type NavigationIcon =([^;]+);/.exec(table)?.[1] ?? '';
  const icons = [...list.matchAll(/'([^']+)'/g)]
    .flatMap(([, icon]) => icon ?? [])
    .filter((icon) => icon !== NOTIFICATIONS_ICON);
  if (icons.length === 0) throw new Error('The table of areas lists no icons');
  return icons;
}

/** First segments of the paths that areas own. */
export const segmentsIn = (table: string): string[] =>
  [...table.matchAll(/'\/([A-Za-z0-9-]+)[/']/g)].flatMap(([, segment]) => segment ?? []);

/** The table with one more area, last in the navigation. @throws Error when its end is not found */
export function withArea(table: string, { name, label, icon }: NewRow): string {
  if (table.split(TABLE_END).length !== 2) throw new Error('The end of the table of areas was not found');
  const order = Math.max(0, ...[...table.matchAll(/order: (\d+)/g)].map(([, number]) => Number(number))) + 1;
  const key = name.includes('-') ? `'${name}'` : name;
  const row = [
    '',
    `  ${key}: {`,
    `    routes: ['/${name}'],`,
    `    navigation: [{ label: '${label}', to: '/${name}', icon: '${icon}', order: ${order} }],`,
    '  },',
  ];
  return table.replace(TABLE_END, () => row.join('\n') + TABLE_END);
}
