import type { Loadable, ReleaseTable } from '@cred/contract';

/** A build's record with its files at another origin; unchanged without one. */
export const buildAtOrigin = <T extends Loadable>(origin: string | undefined, build: T): T =>
  origin ? { ...build, base: new URL(build.base, origin).href } : build;

/**
 * The table with all builds at the CDN of `BUILDS_PUBLIC_URL`. The table on disk keeps the registry's paths: the
 * setting may change while the registry is down.
 */
export function tableAtOrigin(origin: string | undefined, table: ReleaseTable): ReleaseTable {
  if (!origin) return table;
  const areas = Object.entries(table.areas).map(([area, release]) => {
    const { fallback, trial } = release;
    return [
      area,
      {
        ...buildAtOrigin(origin, release),
        ...(fallback ? { fallback: buildAtOrigin(origin, fallback) } : {}),
        ...(trial ? { trial: buildAtOrigin(origin, trial) } : {}),
      },
    ];
  });
  return { ...table, areas: Object.fromEntries(areas) };
}
