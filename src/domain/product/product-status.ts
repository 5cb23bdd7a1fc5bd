/** The statuses of a product (FORM-002). */
export const productStatuses = [
  'DRAFT',
  'IN_REVIEW',
  'PUBLISHED',
  'CHANGES_REQUESTED',
  'REJECTED',
  'EXPIRED',
  'ARCHIVED',
] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** The fields that staff can ask the seller to change (FORM-023). */
export const requestedChangeCodes = [
  'colors',
  'description',
  'dimensions',
  'inventory',
  'materials',
  'photos',
  'price',
  'product_type',
  'replica_words',
  'time_period',
  'title',
  'weight_category',
] as const;
export type RequestedChangeCode = (typeof requestedChangeCodes)[number];
