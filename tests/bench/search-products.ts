import { type Kysely, sql } from 'kysely';
import { allCategories } from '#domain/catalog/categories.ts';
import { colors } from '#domain/catalog/colors.ts';
import { materials } from '#domain/catalog/materials.ts';
import { belgianProvinces, dutchProvinces } from '#domain/catalog/provinces.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import type { Database } from '#server/db/schema.ts';

const words =
  'teak eiken noten metaal glas leer fluweel deens design mooie grote kleine hoge ronde ovale zware lichte originele unieke stevige gestoffeerd houten stalen verchroomd messing antieke klassieke moderne landelijke industriele set paar twee vier zes lade lades deur deuren plank planken poot poten rug leuning zitting armleuning kap snoer voet blad uitschuifbaar opklapbaar verstelbaar gerestaureerd nieuw gebruikt goede staat lichte gebruikssporen jaren zestig vijftig zeventig kleur kussen stof zijde wol linnen katoen rotan bamboe marmer travertijn beton keramiek porselein kristal spiegel lijst vaas schaal kast tafel stoel bank lamp bureau dressoir fauteuil kruk bed wieg bar trolley krat mand'.split(
    ' ',
  );

const value = (of: readonly string[]) => sql`(${of}::text[])`;

/** Inserts this many products into an empty database, the same ones on every run, bypassing the change feed. */
export async function insertProducts(db: Kysely<Database>, count: number): Promise<void> {
  const paths = allCategories().map(
    ({ main, sub, category }) => `${main.value}/${sub.value}/${category.value}`,
  );
  const brands = Array.from({ length: 2_000 }, (_, at) =>
    at % 3 === 0 ? 'unknown' : `Merk ${words[at % words.length]} ${at}`,
  );
  const provinces = [...dutchProvinces, ...belgianProvinces].map((province) => province.value);
  await sql`insert into sellers (id, name, phone, type, street, house_number, postcode, city, province, country,
      accept_offers, created_at)
    select md5('seller' || at)::uuid, 'Verkoper ' || at, '', 'private', 'Straat', '1', '3572 BJ', 'Utrecht',
      'nl-utrecht', 'NL', at % 4 <> 0, now() from generate_series(0, 999) as at`.execute(db);
  await sql`alter table products disable trigger user`.execute(db);
  // h(n) is a deterministic 31-bit number for each product and purpose.
  await sql`create or replace function h(at bigint, purpose bigint, below bigint) returns integer language sql immutable as $$
    select (((((at * 7919 + purpose * 104729) % 2147483647) * 48271 % 2147483647) * 16807 % 2147483647) % below)::integer $$`.execute(
    db,
  );
  for (let from = 0; from < count; from += 100_000) {
    const to = Math.min(count, from + 100_000) - 1;
    await sql`insert into products (id, slug, seller_id, status, title, description, brand, product_type, main_category,
        sub_category, category, colors, materials, styles, collections, time_period, width, height, depth, inventory,
        raw_price_cents, price_cents, compare_price_cents, is_set, weight_category, decade, city, province, country,
        latitude, longitude, highlight_type, view_count, publication_date, created_at, updated_at)
      select md5('listing' || at)::uuid, 'listing-' || at, md5('seller' || h(at, 1, 1000))::uuid, 'PUBLISHED',
        path[3] || ' ' || w[h(at, 2, cw) + 1] || ' ' || w[h(at, 3, cw) + 1] || ' ' || w[h(at, 4, 20) + 1] || ' ' || h(at, 5, 5000),
        (select string_agg(w[h(at, 100 + n, cw) + 1], ' ') from generate_series(1, 30) as n),
        b[h(at, 6, 2000) + 1], 'CAB', path[1], path[2], path[3],
        array[c[h(at, 7, 22) + 1], c[h(at, 8, 22) + 1]], array[m[h(at, 9, cardinality(m)) + 1], m[h(at, 10, 5) + 1]],
        array[s[h(at, 11, 12) + 1]], case when h(at, 12, 10) = 0 then array['we-love'] else '{}' end,
        (array['VINTAGE', 'RECENT', 'SECOND_CHANCE', 'UNKNOWN'])[h(at, 13, 4) + 1], 20 + h(at, 14, 280), 20 + h(at, 15, 220),
        20 + h(at, 16, 120), 1, p * 100, p * 100, case when h(at, 17, 3) = 0 then p * 100 + h(at, 18, 20) * 2500 + 2500 end,
        false, 'B', d[h(at, 19, 8) + 1], 'Plaats ' || h(at, 20, 3000), pr[h(at, 21, cardinality(pr)) + 1],
        upper(left(pr[h(at, 21, cardinality(pr)) + 1], 2)), 49.6 + h(at, 20, 3000) % 60 * 0.06, 2.6 + h(at, 20, 3000) / 60 * 0.09,
        case h(at, 22, 50) when 0 then 'p' when 1 then 'f' end, h(at, 23, 900),
        timestamptz '2026-01-01' + h(at, 24, 20000000) * interval '1 second', now(), now()
      from (select at, string_to_array((${value(paths)})[greatest(h(at, 25, ${paths.length}::bigint), h(at, 26, ${paths.length}::bigint)) + 1], '/') as path,
          10 + h(at, 27, 200) * h(at, 28, 30) as p
        from generate_series(${from}::bigint, ${to}::bigint) as at) as numbers,
        (select ${value(words)} as w, ${words.length}::bigint as cw, ${value(brands)} as b, ${value(colors.map((one) => one.value))} as c,
          ${value(materials.map((one) => one.value))} as m, ${value(styles.map((one) => one.value))} as s,
          ${value(decades.map((one) => one.value))} as d, ${value(provinces)} as pr) as lists`.execute(db);
  }
  await sql`insert into product_images (product_id, position, key, width, height, color)
    select md5('listing' || at)::uuid, 0, 'photo-' || h(at, 29, ${count}::bigint), 1280, 960, '#c8c8b8'
    from generate_series(0, ${count - 1}::bigint) as at`.execute(db);
  await sql`alter table products enable trigger user`.execute(db);
  // The state of a table that was filled some time ago.
  await sql`vacuum analyze products, product_images`.execute(db);
}
