import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The label of every field that a rule may name, above the field and in the error summary. */
const labels: Readonly<Record<string, MessageDescriptor>> = {
  photos: msg`Photos`,
  title: msg`Title`,
  description: msg`Description`,
  price: msg`Asking price`,
  comparePrice: msg`Original price`,
  dimensions: msg`Dimensions`,
  width: msg`Width`,
  height: msg`Height`,
  depth: msg`Depth`,
  diameter: msg`Diameter`,
  mainCategory: msg`Category`,
  subCategory: msg`Subcategory`,
  category: msg`Kind of product`,
  productType: msg`Product type`,
  colors: msg`Colours`,
  materials: msg`Materials`,
  styles: msg`Styles`,
  brand: msg`Brand`,
  brandUnknown: msg`Brand`,
  timePeriod: msg`Period`,
  productState: msg`Condition`,
  secondChanceType: msg`Kind of second chance`,
  weightCategory: msg`Weight`,
  isSetOfProducts: msg`Set`,
  inventory: msg`How many do you have?`,
  sellerProductId: msg`Your reference`,
  attributes: msg`Features`,
};

/** The label of a field; the field's name for one without a label. */
export function fieldLabel(field: string): MessageDescriptor {
  return labels[field] ?? { id: field, message: field };
}
