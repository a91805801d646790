import { sql, type Kysely, type Migration } from 'kysely';

/** The registry's migrations by name. Never changed once released: a new one is added instead. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-builds-and-table': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table releases.builds (
          area text not null,
          build text not null,
          record jsonb not null,
          completed_at timestamptz,
          created_at timestamptz not null default now(),
          primary key (area, build)
        )`.execute(db);
      await sql`
        create table releases.areas (
          area text primary key,
          live text not null,
          previous text,
          held boolean not null,
          revision integer not null,
          foreign key (area, live) references releases.builds (area, build),
          foreign key (area, previous) references releases.builds (area, build)
        )`.execute(db);
      await sql`
        create table releases.changes (
          revision integer primary key,
          area text not null,
          action text not null check (action in ('promote', 'rollback')),
          from_build text,
          to_build text not null,
          actor text not null,
          reason text not null,
          at timestamptz not null default now()
        )`.execute(db);
      await sql`create index changes_by_area on releases.changes (area, revision)`.execute(db);
      await sql`
        create table releases.counter (
          only_row boolean primary key default true check (only_row),
          revision integer not null
        )`.execute(db);
      await sql`insert into releases.counter (revision) values (0)`.execute(db);
    },
  },
};
