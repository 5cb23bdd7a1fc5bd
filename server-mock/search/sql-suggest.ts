import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Suggestion } from './catalog-search.ts';
import { namedValues } from './names.ts';
import { hasValue } from './sql-values.ts';
import { rankSuggestions } from './suggestions.ts';
import { wordsOf } from './words.ts';

/**
 * Computes suggestions in SQL: brands, words of titles, and the names of categories, colours, materials and styles.
 */
export async function sqlSuggest(
  db: Kysely<Database>,
  input: string,
  limit: number,
): Promise<readonly Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select min(brand) as words, count(*)::integer as count from products
      where status = 'PUBLISHED' and brand <> 'unknown' group by catalog_words(brand)
    union all
    select word, count(distinct id)::integer from products, unnest(catalog_words(title || ' ' || coalesce((
        select string_agg(t.title, ' ') from product_translations t where t.product_id = products.id), ''))) as word
      where status = 'PUBLISHED' and length(word) > 2 group by word`.execute(db);
  const counts = namedValues.map(
    ({ kind, value }) => sql`count(*) filter (where ${hasValue(kind, value)})::integer`,
  );
  const named = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts
    from products where status = 'PUBLISHED'`.execute(db);
  const names = namedValues.flatMap(({ titles }, at) =>
    [...new Set(Object.values(titles))].map((words) => ({ words, count: named.rows[0]?.counts[at] ?? 0 })),
  );
  const phrases = [...names, ...rows].map(({ words, count }) => ({
    words,
    parts: wordsOf(words),
    count: () => count,
  }));
  return rankSuggestions(phrases, input, limit);
}
