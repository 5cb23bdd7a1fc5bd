import { builder } from './builder.ts';

export const SortDirectionType = builder.enumType('SortDirection', {
  description: 'From the smallest, or from the largest.',
  values: ['ASC', 'DESC'] as const,
});
