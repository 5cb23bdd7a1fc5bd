/** The staff tools for a product, in menu order. */
export const tools = [
  'category',
  'collections',
  'colors',
  'styles',
  'state',
  'description',
  'scores',
  'edits',
] as const;
export type Tool = (typeof tools)[number];
