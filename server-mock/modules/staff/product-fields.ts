import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../products/product-ref.ts';
import { mayOpenProduct } from '../products/product-view.ts';

const EditorialSourceType = builder.enumType('EditorialSource', {
  description: "Who wrote the platform's own text of a product.",
  values: {
    TEXT_SERVICE: { description: 'A text service, given the facts of the product.' },
    PRODUCT_FACTS: { description: 'Nobody: it is composed from the facts of the product.' },
  },
});

builder.objectFields(ProductType, (t) => ({
  editorialSource: t.field({
    type: EditorialSourceType,
    nullable: true,
    description: "Who wrote the platform's own text, so that it can be labelled; null for people.",
    resolve: ({ product }) => product.editorial_source,
  }),
  changedAt: t.string({
    nullable: true,
    description:
      'ISO moment at which the product was last changed, for `seen`. Only for its seller and staff.',
    resolve: ({ product }, _args, { viewer }) =>
      mayOpenProduct(viewer, product) ? product.updated_at.toISOString() : null,
  }),
}));
