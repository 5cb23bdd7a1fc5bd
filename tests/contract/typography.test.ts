import { expect, test } from 'vitest';
import { checkTypography, typographyFaults } from '../../scripts/translations/typography.ts';

test('every message of every catalogue follows the typography of its language', async () => {
  expect(await checkTypography()).toEqual([]);
});

test.each([
  ['nl', "Je foto's zijn klaar.", 'a straight apostrophe'],
  ['en', 'Choose "Save".', 'a straight quotation mark'],
  ['nl', 'Kies ‘Opslaan’.', 'a single quotation mark'],
  ['nl', 'Tussen 9.30 en 17.00 uur', 'a full stop in a time'],
  ['nl', 'Tussen {from}.00 en {to}.00 uur', 'a full stop in a time'],
  ['en', 'One moment...', 'three dots for an ellipsis'],
  ['nl', 'Laden …', 'a space before an ellipsis'],
  ['en', 'Chair - teak', 'a hyphen for a dash'],
  ['nl', 'Je bent klaar.  Dank je.', 'two spaces in a row'],
  ['fr', 'Oui , merci.', 'a space before a comma or full stop'],
  ['nl', 'Klopt dit ?', 'a space before a punctuation mark'],
  ['en', 'Delivery ( by post )', 'a space within brackets'],
  ['fr', 'Est-ce correct?', 'no space before a punctuation mark'],
  ['fr', '{name}: {price}', 'no space before a punctuation mark'],
  ['fr', 'Choisissez «Enregistrer ».', 'no space after a punctuation mark'],
  ['fr', 'Choisissez “Enregistrer”.', 'quotation marks of another language'],
  ['en', 'Choose «Save».', 'quotation marks of another language'],
  ['fr', 'Est-ce correct\u202f?', 'a no-break space'],
  ['en', '{count, plural, one {# photo} other {# photos...}}', 'three dots for an ellipsis'],
] as const)('in %s, "%s" has %s', (locale, message, fault) => {
  expect(typographyFaults(locale, message)).toEqual([`${locale}: ${fault} in ${JSON.stringify(message)}`]);
});

test.each([
  ['nl', '{count, plural, one {# foto} other {# foto’s}}: tot 17:30 uur'],
  ['nl', 'Ingelogd <0/>, een tv-meubel van € 2.000'],
  ['en', 'See <0>“Save”</0>: https://hervonden.nl/help?page=1, or {name}…'],
  [
    'fr',
    'Cherchez « {name} » : de 9:30 à 10:00, sur https://hervonden.nl ; {count, plural, one {# avis} other {# avis}} ?',
  ],
] as const)('in %s, "%s" has no fault', (locale, message) => {
  expect(typographyFaults(locale, message)).toEqual([]);
});
