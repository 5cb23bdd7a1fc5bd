/** The popups of a piece, in the order of their menu. */
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
