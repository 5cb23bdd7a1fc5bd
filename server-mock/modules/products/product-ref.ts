import { builder } from '../../graphql/builder.ts';
import type { ProductView } from './product-view.ts';

/** The Product type. Its fields are added by the files product-*-fields.ts. */
export const ProductType = builder.objectRef<ProductView>('Product');

builder.objectType(ProductType, { description: 'A product that is, was or will be for sale.' });
