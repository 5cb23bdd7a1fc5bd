import { type CatalogEntry, entry } from './entry.ts';

/** The periods that a seller can choose (FORM-055). */
export const timePeriodChoices: readonly CatalogEntry[] = [
  entry('ANTIQUE', 'Antiek (ouder dan 100 jaar)', 'Antique (over 100 years old)', 'Ancien (plus de 100 ans)'),
  entry('VINTAGE', 'Vintage (ouder dan 20 jaar)', 'Vintage (over 20 years old)', 'Vintage (plus de 20 ans)'),
  entry('RECENT', 'Recent (jonger dan 20 jaar)', 'Recent (under 20 years old)', 'Récent (moins de 20 ans)'),
  entry('SECOND_CHANCE', 'Tweedekans', 'Second chance', 'Seconde chance'),
];

/** The states of a product (PROD-023). UNKNOWN can be stored but is never shown (PROD-029). */
export const productStateChoices: readonly CatalogEntry[] = [
  entry('PERFECT', 'Nieuw in doos', 'New in box', 'Neuf dans l’emballage'),
  entry('VERY_GOOD', 'Zeer goed', 'Very good', 'Très bon'),
  entry('GOOD', 'Goed', 'Good', 'Bon'),
  entry('REASONABLE', 'Redelijk', 'Reasonable', 'Correct'),
];

/** The second-chance types (PROD-024). UNKNOWN can be stored but is never shown (PROD-030). */
export const secondChanceTypeChoices: readonly CatalogEntry[] = [
  entry('SHOWROOM_MODEL', 'Showroommodel', 'Showroom model', 'Modèle d’exposition'),
];

export interface WeightCategory extends CatalogEntry {
  /** The explanation of the class for sellers. */
  readonly explanation: CatalogEntry['titles'];
}

/**
 * The weight classes (FORM-057 to FORM-059). Exactly 10 kg and exactly 20 kg are class C (FORM-057 and DELIV-009,
 * docs/readings.md).
 */
export const weightCategories: readonly WeightCategory[] = [
  {
    ...entry('A', 'Licht', 'Light', 'Léger'),
    explanation: {
      nl: 'Minder dan 10 kg; per post tot 50 x 50 x 100 cm',
      en: 'Under 10 kg; by post up to 50 x 50 x 100 cm',
      fr: 'Moins de 10 kg ; par la poste jusqu’à 50 x 50 x 100 cm',
    },
  },
  {
    ...entry('C', 'Middelzwaar', 'Medium', 'Moyen'),
    explanation: {
      nl: '10 tot en met 20 kg; per post tot 58 x 78 x 178 cm',
      en: '10 to 20 kg; by post up to 58 x 78 x 178 cm',
      fr: 'De 10 à 20 kg ; par la poste jusqu’à 58 x 78 x 178 cm',
    },
  },
  {
    ...entry('B', 'Zwaar of groot', 'Heavy or large', 'Lourd ou volumineux'),
    explanation: {
      nl: 'Te zwaar of te groot voor de post',
      en: 'Too heavy or too large for post',
      fr: 'Trop lourd ou trop volumineux pour la poste',
    },
  },
];
