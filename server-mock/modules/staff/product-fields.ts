import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../products/product-ref.ts';

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
    description: 'ISO moment at which the product was last changed, for `seen`. Only for staff.',
    resolve: ({ product }, _args, { viewer }) =>
      viewer?.isStaff === true ? product.updated_at.toISOString() : null,
  }),
}));
