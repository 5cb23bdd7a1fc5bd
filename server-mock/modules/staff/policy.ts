import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  scores: { who: 'staff' },
  editorialDescriptionConfig: { who: 'staff' },
  instructionConfig: { who: 'staff' },
  updateInstructionConfig: { who: 'staff' },
  regenerateEditorialDescription: { who: 'staff' },
  deleteEditorialDescription: { who: 'staff' },
  updateProductBySlug: { who: 'staff' },
  productEdits: { who: 'staff' },
} satisfies Policy;
