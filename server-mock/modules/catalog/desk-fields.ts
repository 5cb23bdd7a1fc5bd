import type { Kysely } from 'kysely';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { StaffDeskType } from '../staff-desk/desk-object.ts';

async function countOf(db: Kysely<Database>, status: ProductStatus | null): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'DRAFT'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

builder.objectFields(StaffDeskType, (t) => ({
  productsInReview: t.int({
    description: 'Products that wait for a review.',
    resolve: (_desk, _args, { db }) => countOf(db, 'IN_REVIEW'),
  }),
  products: t.int({
    description: 'Products in any status.',
    resolve: (_desk, _args, { db }) => countOf(db, null),
  }),
}));
