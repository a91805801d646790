import { sql, type Kysely, type Migration } from 'kysely';

/** The registry's migrations by name. A released migration never changes; a new one is added instead. */
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
  '0002-tokens': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table releases.tokens (
          name text primary key,
          scope text not null check (scope in ('deploy', 'ops', 'page')),
          area text,
          hash bytea not null unique,
          created_by text not null,
          created_at timestamptz not null default now(),
          last_used_at timestamptz,
          revoked_at timestamptz,
          check ((scope = 'deploy') = (area is not null))
        )`.execute(db);
      await sql`alter table releases.changes add column token text references releases.tokens (name)`.execute(db);
    },
  },
  '0003-trials': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table releases.trials (
          area text primary key references releases.areas (area),
          build text not null,
          percent double precision not null check (percent between 0 and 100),
          testers text[] not null,
          salt text not null,
          since timestamptz not null default now(),
          foreign key (area, build) references releases.builds (area, build)
        )`.execute(db);
      await sql`alter table releases.changes drop constraint changes_action_check`.execute(db);
      await sql`alter table releases.changes add constraint changes_action_check check (action in ('promote', 'rollback', 'trial', 'end-trial'))`.execute(
        db,
      );
    },
  },
  '0004-reports': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table releases.report_minutes (
          area text not null,
          build text not null,
          minute timestamptz not null,
          name text not null,
          count bigint not null check (count > 0),
          primary key (area, build, minute, name)
        )`.execute(db);
      await sql`create index report_minutes_by_minute on releases.report_minutes (minute)`.execute(db);
    },
  },
  '0005-shells': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table releases.shells (
          id integer generated always as identity primary key,
          build text not null,
          record jsonb not null,
          actor text not null,
          reason text not null,
          token text references releases.tokens (name),
          misfits jsonb not null,
          at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '0006-tabs': {
    async up(db: Kysely<unknown>) {
      // Unlogged: rows that are stale after seconds do not need the write-ahead log.
      await sql`
        create unlogged table releases.tabs (
          server text primary key,
          told jsonb not null,
          at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '0007-ops-sessions': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table releases.ops_sessions (
          hash bytea primary key,
          token_hash bytea not null,
          token text references releases.tokens (name),
          actor text not null,
          created_at timestamptz not null default now(),
          expires_at timestamptz not null
        )`.execute(db);
      await sql`create index ops_sessions_by_end on releases.ops_sessions (expires_at)`.execute(db);
    },
  },
  '0008-second-factors': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table releases.second_factors (
          token text primary key references releases.tokens (name),
          sealed_secret bytea not null,
          last_step bigint not null,
          enabled_at timestamptz not null
        )`.execute(db);
      await sql`
        create table releases.recovery_codes (
          token text not null references releases.second_factors (token) on delete cascade,
          code_hash bytea not null,
          primary key (token, code_hash)
        )`.execute(db);
      // Sessions of before are not confirmed: their next request leads to the set-up.
      await sql`
        alter table releases.ops_sessions
          add column confirmed_at timestamptz,
          add column pending_secret bytea,
          add column pending_at timestamptz`.execute(db);
      await sql`create index ops_sessions_by_token on releases.ops_sessions (token)`.execute(db);
      await sql`
        create table releases.token_changes (
          id integer generated always as identity primary key,
          token text not null references releases.tokens (name),
          action text not null,
          by_token text references releases.tokens (name),
          actor text,
          at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '0009-incompatible-builds': {
    async up(db: Kysely<unknown>) {
      // `misfits` gets a name of the glossary. The old column stays while a registry of the version before may run, and
      // the trigger fills the column that the inserting version does not know.
      await sql`alter table releases.shells add column incompatible_builds jsonb`.execute(db);
      await sql`update releases.shells set incompatible_builds = misfits`.execute(db);
      await sql`alter table releases.shells alter column incompatible_builds set not null`.execute(db);
      await sql`
        create function releases.fill_incompatible_builds() returns trigger language plpgsql as $$
        begin
          new.incompatible_builds := coalesce(new.incompatible_builds, new.misfits);
          new.misfits := coalesce(new.misfits, new.incompatible_builds);
          return new;
        end $$`.execute(db);
      await sql`
        create trigger fill_incompatible_builds before insert on releases.shells
          for each row execute function releases.fill_incompatible_builds()`.execute(db);
    },
  },
};
