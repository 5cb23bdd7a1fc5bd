/** Messages for staff, in English in every language (STAFF-029..038, docs/readings.md). */
export const staffToolMessages = {
  failed: 'Failed',
  noChange: 'No change',
  productUpdated: 'Product updated',
  changedMeanwhile:
    'Product updated. Somebody else had saved it since you opened it; what you did not change kept their values.',
  textsUpdated: 'Texts updated',
  introUpdated: 'Intro updated',
  instructionsUpdated: 'Instructions updated',
  errorUpdatingInstructions: 'Error updating instructions',
  introGenerated: 'Intro generated',
  noCollections: 'Could not get collections',
  noCategories: 'Could not get categories. Contact the developers if it stays so.',
  noColors: 'Could not get colours',
  noStyles: 'Could not get styles',
  noScores: 'Could not load scores',
} as const;
