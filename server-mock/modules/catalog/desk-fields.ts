import { mostCounted } from '#domain/staff/counts.ts';
import { countRows } from '../../db/count-rows.ts';
import { builder } from '../../graphql/builder.ts';
import { StaffDeskType } from '../staff-desk/desk-object.ts';

builder.objectFields(StaffDeskType, (t) => ({
  productsInReview: t.int({
    description: 'Products that wait for a review.',
    resolve: (_desk, _args, { db }) => countRows(db.selectFrom('products').where('status', '=', 'IN_REVIEW')),
  }),
  products: t.int({
    description: 'Products in any status, 10,000 at most.',
    resolve: (_desk, _args, { db }) =>
      countRows(db.selectFrom(db.selectFrom('products').select('id').limit(mostCounted).as('counted'))),
  }),
}));
