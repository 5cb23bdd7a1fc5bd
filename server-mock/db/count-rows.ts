import type { SelectQueryBuilder } from 'kysely';

export async function countRows<DB, Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll().as('count'))
    .$castTo<{ readonly count: string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
