import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskReview } from './review-queries.ts';

/** Product statuses, in life-cycle order. */
export const statusLabels: Readonly<Record<string, MessageDescriptor>> = {
  IN_REVIEW: msg`In review`,
  CHANGES_REQUESTED: msg`Changes requested`,
  PUBLISHED: msg`Live`,
  DRAFT: msg`Draft`,
  EXPIRED: msg`Expired`,
  ARCHIVED: msg`Archived`,
  REJECTED: msg`Rejected`,
};

export const reviewDecisionLabels: Readonly<Record<DeskReview['decision'], MessageDescriptor>> = {
  APPROVE: msg`Approved`,
  REQUEST_CHANGES: msg`Changes requested`,
  REJECT: msg`Rejected`,
};

/** Labels of the fields that staff can request changes to (FORM-023), and that differences and edits refer to. */
const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  photos: msg`Photos`,
  title: msg`Title`,
  description: msg`Description`,
  price: msg`Asking price`,
  comparePrice: msg`Original price`,
  category: msg`Category`,
  product_type: msg`Product type`,
  productType: msg`Product type`,
  attributes: msg`Features`,
  dimensions: msg`Dimensions`,
  width: msg`Width`,
  depth: msg`Depth`,
  height: msg`Height`,
  diameter: msg`Diameter`,
  colors: msg`Colours`,
  materials: msg`Materials`,
  styles: msg`Styles`,
  collections: msg`Collections`,
  brand: msg`Brand`,
  time_period: msg`Period`,
  timePeriod: msg`Period`,
  productState: msg`Condition`,
  secondChanceType: msg`Kind of second chance`,
  weight_category: msg`Weight`,
  weightCategory: msg`Weight`,
  isSetOfProducts: msg`Set`,
  inventory: msg`Quantity`,
  replica_words: msg`Replica wording`,
  editorialDescription: msg`Editorial text`,
};

/** The label of a field; its name if there is none. */
export function fieldLabel(field: string): MessageDescriptor {
  return fieldLabels[field] ?? { id: field, message: field };
}

const valueLabels: Readonly<Record<string, MessageDescriptor>> = {
  ANTIQUE: msg`Antique (over 100 years)`,
  VINTAGE: msg`Vintage`,
  RECENT: msg`Recent`,
  SECOND_CHANCE: msg`Second chance`,
  SHOWROOM_MODEL: msg`Showroom model`,
  PERFECT: msg`Perfect`,
  VERY_GOOD: msg`Very good`,
  GOOD: msg({ message: 'Good', context: 'condition' }),
  REASONABLE: msg`Reasonable`,
  UNKNOWN: msg`Unknown`,
  unknown: msg`Unknown`,
  true: msg`Yes`,
  false: msg`No`,
};

/** The label of a stored code; null for other values. */
export function valueLabel(value: string): MessageDescriptor | null {
  return valueLabels[value] ?? null;
}
