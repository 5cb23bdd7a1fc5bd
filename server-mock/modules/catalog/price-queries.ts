import { eurosOf } from '#domain/money/cents.ts';
import { builder } from '../../graphql/builder.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { visibleBySlug } from './find-product.ts';
import { type PriceChange, priceHistory } from './price-history.ts';
import { type SimilarSold, similarSold } from './similar-sold-view.ts';

const PriceChangeType = builder.objectRef<PriceChange>('PriceChange').implement({
  description: 'A price and the moment from which it counted.',
  fields: (t) => ({
    date: t.string({ description: 'The ISO moment.', resolve: ({ date }) => date.toISOString() }),
    price: t.int({ description: 'Whole euros.', resolve: ({ price }) => Math.round(eurosOf(price)) }),
  }),
});

builder.queryField('priceHistory', (t) =>
  t.field({
    type: [PriceChangeType],
    description: 'Every price that buyers saw, the oldest first.',
    errors: {
      types: [ObjectDoesNotExistError],
      dataField: { description: 'The prices, the oldest first.' },
    },
    args: { slug: t.arg.string({ required: true, description: "The product's address." }) },
    resolve: async (_root, { slug }, context) => {
      const { product } = await visibleBySlug(context, slug);
      return await priceHistory(context.db, product.id);
    },
  }),
);

const SimilarSoldType = builder.objectRef<SimilarSold>('SimilarSold').implement({
  description: 'What similar products were sold for.',
  fields: (t) => ({
    prices: t.intList({
      description: 'Whole euros, the latest sale first; 3 to 12.',
      resolve: ({ prices }) => [...prices],
    }),
    median: t.exposeInt('median', { description: 'The middle one, whole euros.' }),
  }),
});

builder.queryField('similarSold', (t) =>
  t.field({
    type: SimilarSoldType,
    nullable: true,
    description:
      'What similar products were sold for; null for fewer than 3, and for a product that is not public.',
    args: { slug: t.arg.string({ required: true, description: "The product's address." }) },
    resolve: async (_root, { slug }, context) => {
      const view = await visibleBySlug(context, slug).catch((error: unknown) => {
        if (error instanceof ObjectDoesNotExistError) return null;
        throw error;
      });
      return view && (await similarSold(context.db, view.product));
    },
  }),
);
