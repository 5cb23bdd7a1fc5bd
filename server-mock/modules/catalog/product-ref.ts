import { builder } from '../../graphql/builder.ts';
import type { ProductView } from './product-view.ts';

/** The Product type; its fields are added by product-*-fields.ts, each about one side of it. */
export const ProductType = builder.objectRef<ProductView>('Product');

builder.objectType(ProductType, { description: 'A product that is, was or will be for sale.' });
