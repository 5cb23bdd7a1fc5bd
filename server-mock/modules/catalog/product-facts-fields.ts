import { colors } from '#domain/catalog/colors.ts';
import { materials } from '#domain/catalog/materials.ts';
import { findProductType } from '#domain/catalog/product-types.ts';
import { styles } from '#domain/catalog/styles.ts';
import { isSecondChance } from '../../db/second-chance.ts';
import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../products/product-ref.ts';
import { FilledAttributeType, filledAttributes, ProductTypeType } from './attribute-object.ts';
import { ColorType, TitledValueType, titled } from './value-types.ts';

const CollectionType = builder.objectRef<string>('ProductCollection').implement({
  description: 'A collection that a product is in.',
  fields: (t) => ({
    value: t.string({ description: '"we-love" is shown as a tag of its own.', resolve: (value) => value }),
  }),
});

/** What kind of product it is and how it looks. */
builder.objectFields(ProductType, (t) => ({
  productType: t.field({
    type: ProductTypeType,
    nullable: true,
    description: 'The kind of product; null in a draft that does not say.',
    resolve: ({ product }) => findProductType(product.product_type ?? ''),
  }),
  productTypeAttributes: t.field({
    type: [FilledAttributeType],
    description: "The seller's answers about this kind of product.",
    resolve: ({ product }) =>
      filledAttributes(findProductType(product.product_type ?? ''), product.attributes),
  }),
  colors: t.field({
    type: [ColorType],
    description: 'One to three colours.',
    resolve: ({ product }) =>
      product.colors.map((value) => ({
        ...titled(value, colors),
        hex: colors.find((color) => color.value === value)?.hex ?? '#808080',
      })),
  }),
  materials: t.field({
    type: [TitledValueType],
    description: 'One to three materials.',
    resolve: ({ product }) => product.materials.map((value) => titled(value, materials)),
  }),
  styles: t.field({
    type: [TitledValueType],
    description: 'The styles.',
    resolve: ({ product }) => product.styles.map((value) => titled(value, styles)),
  }),
  collections: t.field({
    type: [CollectionType],
    description: 'The collections.',
    resolve: ({ product }) => product.collections,
  }),
}));

/** Its age and condition. */
builder.objectFields(ProductType, (t) => ({
  timePeriod: t.string({
    nullable: true,
    description: 'ANTIQUE, VINTAGE, RECENT, SECOND_CHANCE or UNKNOWN.',
    resolve: ({ product }) => product.time_period,
  }),
  productState: t.string({
    nullable: true,
    description: 'PERFECT, VERY_GOOD, GOOD, REASONABLE or UNKNOWN.',
    resolve: ({ product }) => product.product_state,
  }),
  secondChanceType: t.string({
    nullable: true,
    description: 'SHOWROOM_MODEL or UNKNOWN.',
    resolve: ({ product }) => product.second_chance_type,
  }),
  secondChance: t.boolean({
    description: 'A showroom model or other second-chance product.',
    resolve: ({ product }) => isSecondChance(product),
  }),
}));

/** Its measurements, its stock and the interest in it. */
builder.objectFields(ProductType, (t) => ({
  width: t.int({ nullable: true, description: 'Centimetres.', resolve: ({ product }) => product.width }),
  height: t.int({ nullable: true, description: 'Centimetres.', resolve: ({ product }) => product.height }),
  depth: t.int({ nullable: true, description: 'Centimetres.', resolve: ({ product }) => product.depth }),
  diameter: t.int({
    nullable: true,
    description: 'Centimetres.',
    resolve: ({ product }) => product.diameter,
  }),
  inventory: t.int({
    description: 'How many are in stock; 0 means sold out.',
    resolve: ({ product }) => product.inventory,
  }),
  isSetOfProducts: t.boolean({
    nullable: true,
    description: 'One price for all products; null in a draft that does not say.',
    resolve: ({ product }) => product.is_set,
  }),
  weightCategory: t.string({
    nullable: true,
    description: 'A, B or C; null in a draft that does not say.',
    resolve: ({ product }) => product.weight_category,
  }),
  co2Saved: t.float({
    nullable: true,
    description: 'Kilograms saved against a new one.',
    resolve: ({ product }) => (product.co2_saved_grams === null ? null : product.co2_saved_grams / 1000),
  }),
  viewCount: t.int({ description: 'Visits of its page.', resolve: ({ product }) => product.view_count }),
  wishlistCount: t.int({
    description: 'Accounts that keep it in their wishlist.',
    resolve: ({ wishlistCount }) => wishlistCount(),
  }),
  highlightType: t.string({
    nullable: true,
    description: 'p promoted, f featured.',
    resolve: ({ product }) => product.highlight_type,
  }),
}));
