import { builder } from '../../graphql/builder.ts';

const AttributeInput = builder.inputType('ProductAttributeInput', {
  description: 'One filled attribute.',
  fields: (t) => ({
    name: t.string({ required: true, description: "The attribute's name." }),
    value: t.string({ required: true, description: '"true" or "false", a number, a choice or a text.' }),
  }),
});

/** FORM-001: a missing field leaves the value unchanged; null clears it. */
export const ProductInputType = builder.inputType('ProductInput', {
  description: 'What a seller fills in. A field that is left out keeps what is there; null empties it.',
  fields: (t) => ({
    uuid: t.string({ description: "For createProduct: the draft's id becomes the product's." }),
    title: t.string({ description: '5 to 150 characters.' }),
    description: t.string({ description: '20 to 20000 characters.' }),
    vendor: t.string({ description: 'The brand, or "unknown".' }),
    productType: t.string({ description: 'The abbreviation of the product type.' }),
    mainCategory: t.string({ description: 'The value of the top category.' }),
    subCategory: t.string({ description: 'The value of the middle category.' }),
    category: t.string({ description: 'The value of the product category.' }),
    colors: t.stringList({ description: 'One to three values.' }),
    materials: t.stringList({ description: 'One to three values.' }),
    styles: t.stringList({ description: 'Values.' }),
    timePeriod: t.string({ description: 'ANTIQUE, VINTAGE, RECENT, or SECOND_CHANCE for brand sellers.' }),
    productState: t.string({ description: 'PERFECT, VERY_GOOD, GOOD or REASONABLE.' }),
    secondChanceType: t.string({ description: 'SHOWROOM_MODEL.' }),
    width: t.int({ description: 'Centimetres, 1 to 1000.' }),
    height: t.int({ description: 'Centimetres, 1 to 1000.' }),
    depth: t.int({ description: 'Centimetres, 1 to 1000.' }),
    diameter: t.int({ description: 'Centimetres, 1 to 1000.' }),
    inventory: t.int({ description: '1 to 1000; a set is 1.' }),
    price: t.int({ description: 'Whole euros that the seller asks, 1 to 999999.' }),
    comparePrice: t.int({ description: 'The earlier or new price in whole euros.' }),
    isSetOfProducts: t.boolean({ description: 'One price for all products.' }),
    weightCategory: t.string({ description: 'A, B or C.' }),
    sellerProductId: t.string({ description: "The seller's own number, up to 100 characters." }),
    productTypeAttributes: t.field({ type: [AttributeInput], description: 'What the product type asks.' }),
    images: t.stringList({ description: 'Keys of complete uploads in their order; the first is featured.' }),
    deletedImageKeys: t.stringList({ description: 'Keys to take away.' }),
    featuredImageChanged: t.boolean({ description: 'The first picture is another one than before.' }),
  }),
});
