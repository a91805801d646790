import { type Kysely, sql } from 'kysely';

/** Common words that show a text's language; words of both languages are left out. */
const ENGLISH = 'the of and to is for with on that was were are by from at we our be this not it after before when';
const PORTUGUESE =
  'de da do dos das em na nas nos que com para por uma um os ao mais se foi ser sao nao depois antes quando';

/**
 * The search for posts. Each post with a text has its words and stems in the separate table `post_search`, so that a
 * rating changes no row with an index of words. `search_words` has the words themselves, for typing errors and
 * beginnings of words. Triggers keep both, so that no writer of posts can forget them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Words without case, accents and punctuation, separated by spaces. It does not depend on the collation.
  await sql`
    create function search_fold(value text) returns text language sql immutable parallel safe strict as $$
      select btrim(regexp_replace(fold_for_search(value),
        ${sql.lit('[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u2bff\\u3000-\\u303f\\ufe00-\\ufe0f\\uff01-\\uff0f\\U0001f000-\\U0001faff]+')},
        ' ', 'g'))
    $$`.execute(db);
  // Portuguese endings whose plural the stemmer knows with accents only; it gets the singular, and 'ação' with accents.
  await sql`
    create function search_singular(folded text) returns text language sql immutable parallel safe strict as $$
      select regexp_replace(regexp_replace(regexp_replace(folded,
        '([a-z]{2})(?:oes|aes)(?= |$)', '\\1ao', 'g'),
        '([a-z]{2}[ae])is(?= |$)', '\\1l', 'g'),
        'acao(?= |$)', ${sql.lit('a\u00e7\u00e3o')}, 'g')
    $$`.execute(db);
  // Positive for English, negative for Portuguese, 0 if unknown.
  await sql`
    create function search_language(folded text) returns integer language sql immutable parallel safe strict as $$
      select coalesce(sum(case when word = any (string_to_array(${sql.lit(ENGLISH)}, ' ')) then 1
        when word = any (string_to_array(${sql.lit(PORTUGUESE)}, ' ')) then -1 else 0 end), 0)::integer
      from string_to_table(folded, ' ') word
    $$`.execute(db);
  // Words as written have the weight A, stems by the text's language the weight D.
  await sql`
    create function search_document(value text) returns tsvector language plpgsql immutable parallel safe strict as $$
    declare
      folded constant text := search_fold(value);
      lang constant integer := search_language(folded);
      document tsvector := setweight(to_tsvector('pg_catalog.simple', folded), 'A');
    begin
      if lang >= 0 then document := document || to_tsvector('pg_catalog.english', folded); end if;
      if lang <= 0 then document := document || to_tsvector('pg_catalog.portuguese', search_singular(folded)); end if;
      return document;
    end
    $$`.execute(db);

  // The audience is that of the post, kept by the foreign key: pages are read by audience (see 0005).
  await sql`
    create table post_search (
      audience text not null,
      post_id uuid not null,
      document tsvector not null,
      primary key (audience, post_id),
      foreign key (audience, post_id) references posts (audience, id) on update cascade on delete cascade
    )`.execute(db);
  await sql`create table search_words (word text collate "C" primary key, posts integer not null)`.execute(db);

  await createWordTriggers(db);
  await createPostTriggers(db);

  await sql`
    insert into post_search (audience, post_id, document)
    select audience, id, search_document(concat_ws(' ', text, additional_text, img_alt)) from posts
    where concat(text, additional_text, img_alt) <> '' order by id`.execute(db);
  await sql`create index post_search_document on post_search using gin (document)`.execute(db);
  // The rare posts with references (0023), newest first.
  await sql`create index posts_with_references on posts (id) where reference_count > 0 and deleted_at is null`.execute(
    db,
  );
  await createSimilarWords(db);
}

/**
 * Counts in how many posts each word stands, up to 1,000: common words are then no longer counted, so that posts which
 * are published at the same time do not wait for each other. A word is removed with its last post.
 */
async function createWordTriggers(db: Kysely<unknown>): Promise<void> {
  const words = (rows: string) => sql`
    select lexeme as word, count(*)::integer as posts
    from ${sql.ref(rows)}, unnest(document)
    where 'A' = any (weights) and length(lexeme) between 3 and 40 and lexeme !~ '[0-9]'
    group by lexeme`;
  await sql`
    create function count_search_words() returns trigger language plpgsql as $$
    begin
      insert into search_words as known (word, posts)
      select added.word, added.posts from (${words('added_rows')}) added
      where not exists (select from search_words common where common.word = added.word and common.posts >= 1000)
      order by added.word
      on conflict (word) do update set posts = least(1000, known.posts + excluded.posts);
      return null;
    end
    $$`.execute(db);
  await sql`
    create function forget_search_words() returns trigger language plpgsql as $$
    begin
      with gone as (${words('removed_rows')}), locked as (
        select word from search_words where word in (select word from gone) and posts < 1000 order by word for update
      )
      update search_words set posts = search_words.posts - gone.posts
      from gone join locked using (word) where search_words.word = gone.word;
      delete from search_words where posts <= 0 and word in (select word from (${words('removed_rows')}) gone);
      return null;
    end
    $$`.execute(db);
  await sql`
    create trigger post_search_added after insert on post_search referencing new table as added_rows
    for each statement execute function count_search_words()`.execute(db);
  await sql`
    create trigger post_search_removed after delete on post_search referencing old table as removed_rows
    for each statement execute function forget_search_words()`.execute(db);
}

async function createPostTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function index_new_posts() returns trigger language plpgsql as $$
    begin
      insert into post_search (audience, post_id, document)
      select audience, id, search_document(concat_ws(' ', text, additional_text, img_alt)) from added_posts
      where concat(text, additional_text, img_alt) <> '' order by id;
      return null;
    end
    $$`.execute(db);
  await sql`
    create function index_changed_post() returns trigger language plpgsql as $$
    begin
      delete from post_search where audience = new.audience and post_id = new.id;
      insert into post_search (audience, post_id, document)
      select new.audience, new.id, search_document(concat_ws(' ', new.text, new.additional_text, new.img_alt))
      where concat(new.text, new.additional_text, new.img_alt) <> '';
      return null;
    end
    $$`.execute(db);
  await sql`
    create trigger posts_added after insert on posts referencing new table as added_posts
    for each statement execute function index_new_posts()`.execute(db);
  await sql`
    create trigger posts_text_changed after update of text, additional_text, img_alt on posts for each row
    when ((old.text, old.additional_text, old.img_alt) is distinct from (new.text, new.additional_text, new.img_alt))
    execute function index_changed_post()`.execute(db);
}

/** The known words that look like a word. Without the extension pg_trgm there is no help for typing errors (see 0007). */
async function createSimilarWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function similar_search_words(typed text) returns setof text language sql stable parallel safe as $$
      select null::text where false
    $$`.execute(db);
  await sql`
    do $do$
    begin
      create extension if not exists pg_trgm;
      create index search_words_similar on search_words using gin (word gin_trgm_ops);
      create or replace function similar_search_words(typed text) returns setof text language sql stable parallel safe
      as $$
        select word from search_words where word % typed and abs(length(word) - length(typed)) <= 2
        order by similarity(word, typed) desc, posts desc, word limit 12
      $$;
    exception when others then
      raise warning 'the search for posts finds no typing errors, since pg_trgm is not there: %', sqlerrm;
    end
    $do$`.execute(db);
}
