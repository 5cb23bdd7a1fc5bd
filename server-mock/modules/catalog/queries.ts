import { findProductType } from '#domain/catalog/product-types.ts';
import { isUuid } from '#domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { ProductType } from '../products/product-ref.ts';
import { maySeeProduct, type ProductView } from '../products/product-view.ts';
import { loadProduct, loadProducts } from '../products/public.ts';
import { withCachedFacts } from '../sellers/cached-facts-view.ts';
import { AttributeType } from './attribute-object.ts';
import { visible, visibleBySlug } from './find-product.ts';
import { recordVisit } from './visits.ts';

/** The maximum number of ids in productsByUuids; further ids are ignored, as unknown ones are. */
const mostUuids = 200;

builder.queryField('productBySlug', (t) =>
  t.field({
    type: ProductType,
    description:
      'The product at an address; counts as a visit of its page, once in half an hour for one visitor.',
    errors: { types: [ObjectDoesNotExistError] },
    args: { slug: t.arg.string({ required: true, description: 'The address.' }) },
    resolve: async (_root, { slug }, context) => {
      const view = await visibleBySlug(context, slug);
      await recordVisit(context, view);
      return context.isPage ? { ...view, seller: withCachedFacts(context, view.seller) } : view;
    },
  }),
);

builder.queryField('productByUuid', (t) =>
  t.field({
    type: ProductType,
    description: 'The product with this id.',
    errors: { types: [InvalidUUIDError, ObjectDoesNotExistError] },
    args: { uuid: t.arg.string({ required: true, description: 'The id.' }) },
    resolve: async (_root, { uuid }, context) => {
      if (!isUuid(uuid)) throw new InvalidUUIDError();
      return visible(context, await loadProduct(context.db, uuid));
    },
  }),
);

builder.queryField('productsByUuids', (t) =>
  t.field({
    type: [ProductType],
    description: 'Products in the asked order, at most 200; what the viewer may not see is left out.',
    args: { uuids: t.arg.stringList({ required: true, description: 'The ids.' }) },
    resolve: async (_root, { uuids }, { db, viewer }) => {
      const ids = [...new Set(uuids.filter(isUuid))].slice(0, mostUuids);
      return (await loadProducts(db, ids)).filter((view) => maySeeProduct(viewer, view.product));
    },
  }),
);

const ImageKeysType = builder.objectRef<ProductView>('ProductImageKeys').implement({
  description: 'The keys of the pictures of a product.',
  fields: (t) => ({
    keys: t.stringList({
      description: "In the seller's order; the first is the featured one.",
      resolve: ({ images }) => images.map((image) => image.key),
    }),
  }),
});

builder.queryField('productImageKeys', (t) =>
  t.field({
    type: ImageKeysType,
    description: 'The keys of the pictures of a product.',
    errors: { types: [ObjectDoesNotExistError] },
    args: { slug: t.arg.string({ required: true, description: "The product's address." }) },
    resolve: (_root, { slug }, context) => visibleBySlug(context, slug),
  }),
);

builder.queryField('productTypeAttributes', (t) =>
  t.field({
    type: [AttributeType],
    description: 'What the form asks about a product type; empty for an unknown one.',
    args: {
      abbreviation: t.arg.string({ description: 'The abbreviation of the product type.' }),
      label: t.arg.string({ description: 'Or its label in any language.' }),
    },
    resolve: (_root, { abbreviation, label }) => [
      ...(findProductType(abbreviation ?? label ?? '')?.attributes ?? []),
    ],
  }),
);
