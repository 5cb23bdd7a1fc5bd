import type { ProductStatus } from '#domain/product/product-status.ts';
import { builder } from '../../graphql/builder.ts';
import { UserHasNoAdminPermissionsError, UserNotAuthenticatedError } from '../../graphql/errors.ts';
import { ProductType } from '../products/product-ref.ts';
import { loadProducts } from '../products/public.ts';
import { ProductStatusType } from './product-text-fields.ts';
import { readStaffProducts, type StaffProductPage } from './review-queue.ts';

const StatusCountType = builder
  .objectRef<{ readonly status: ProductStatus; readonly count: number }>('ProductStatusCount')
  .implement({
    description: 'How many products are in a status.',
    fields: (t) => ({
      status: t.field({ type: ProductStatusType, description: 'The status.', resolve: (one) => one.status }),
      count: t.exposeInt('count', { description: 'Of those that fit the search.' }),
    }),
  });

const StaffProductListType = builder.objectRef<StaffProductPage>('StaffProductList').implement({
  description: 'A page of products in any status.',
  fields: (t) => ({
    products: t.field({
      type: [ProductType],
      description: 'The products of this page.',
      resolve: ({ ids }, _args, { db }) => loadProducts(db, ids),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many products fit, on all pages together.' }),
    statusCounts: t.field({
      type: [StatusCountType],
      description: 'How many fit the search in each status; one that has none is left out.',
      resolve: ({ counts }) => [...counts].map(([status, count]) => ({ status, count })),
    }),
  }),
});

builder.queryField('staffProducts', (t) =>
  t.field({
    type: StaffProductListType,
    description: 'Products in any status, the latest change first. For staff.',
    errors: { types: [UserNotAuthenticatedError, UserHasNoAdminPermissionsError] },
    args: {
      search: t.arg.string({ description: 'Words of the title or of the name of the seller, or an id.' }),
      status: t.arg({ type: ProductStatusType, description: 'Only these; all without it.' }),
      limit: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Products before this page.' }),
    },
    resolve: (_root, { search, status, limit, offset }, { db }) =>
      readStaffProducts(db, {
        ...{ search: search ?? '', status: status ?? null, limit: limit ?? 25, offset: offset ?? 0 },
      }),
  }),
);
