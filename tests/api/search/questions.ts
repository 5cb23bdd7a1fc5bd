import fc from 'fast-check';
import { type CatalogFilter, type CatalogQuestion, catalogSorts } from '#server/search/catalog-search.ts';
import { places, sellers, steadyId } from './catalogue.ts';

const value = (type: CatalogFilter['type'], ...values: readonly string[]) =>
  fc.constantFrom(...values).map((chosen): CatalogFilter => ({ type, value: chosen }));

const filter = fc.oneof(
  value(
    'CATEGORY',
    'meubels',
    'meubels/kasten',
    'meubels/stoelen/fauteuils',
    'lampen',
    'servies/borden',
    'nergens',
    '',
  ),
  value('PROVINCE', 'nl-utrecht', 'be-oost-vlaanderen', 'utrecht'),
  value('DISTANCE', '5', '10', '50', '75', 'ver'),
  value('ACCEPT_OFFERS', 'true', 'false'),
  value('BEST_DEALS', 'true'),
  value('WE_LOVE', 'true'),
  value('SALE', 'true', 'false'),
  value('SECOND_CHANCE', 'true'),
  value('MIN_DISCOUNT', '0', '10', '30', '60', '100', 'veel'),
  value('PRICE', '100-500', '-300', '900-', '500-100', 'x', '-'),
  value('WIDTH', '50-120', '-100', '150-'),
  value('HEIGHT', '-100', '120-160'),
  value('DEPTH', '20-60', '90-'),
  value('BRAND', 'hay', 'HAY', 'gebroeders-jonkers', 'Gebroeders Jonkers', 'unknown', '???'),
  value('COLORS', 'rood', 'wit', 'paars'),
  value('MATERIALS', 'teak', 'leer'),
  value('STYLES', 'vintage', 'design'),
  value('DECADE_PERIOD', 'jaren-60', 'jaren-70'),
  value('COLLECTIONS', 'we-love', 'kleine-woning'),
  value('FIT', '300x300x250;door=83', '90x90x120', 'klein'),
  value('SELLER', ...sellers, 'nobody', steadyId('nobody')),
);

const searchString = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '',
    'dressoir',
    'Dressoirs',
    'stoelen',
    'chairs',
    'chaise',
    'creme',
    'CRÈME',
    'dres',
    'eettaf',
  ],
  ...[
    'de mooie kast',
    'artifrot',
    'artifort teak',
    'gebroeders',
    'rood',
    'red',
    'rouge fauteuil',
    '3-zits',
    'zits 3',
  ],
  ...['bureaulmp', 'boekenkst eiken', 'elegant', 'x', 'de', 'goede staat', '🛋️', "l'armoire", 'niets hiervan'],
  ...[
    'stoel onder 500',
    'goedkope kast',
    'kast jaren 60',
    'fauteuil utrecht',
    'servies',
    'teak bureaulamp rood',
  ],
  ...[
    'dressior',
    'eet tafel',
    'gebroedersjonkers',
    'stoel onder 5',
    'kleerkast',
    'niets teak',
    'zeeland',
    'gent',
  ],
  ...['eikenhouten kastje', 'stoeltje', 'kamprje', 'we love', 'we love teak', 'love', 'metalen', 'ekien'],
);

/** Any query that a person or an attacker could send to the test catalogue. */
export const questions: fc.Arbitrary<CatalogQuestion> = fc.record({
  filters: fc.array(filter, { maxLength: 4 }),
  searchString,
  locale: fc.constantFrom('nl', 'en', 'fr'),
  sort: fc.constantFrom(...catalogSorts),
  limit: fc.constantFrom(0, 1, 7, 36, 36, 100, 5_000, -1),
  offset: fc.constantFrom(0, 0, 0, 5, 36, 250, 290, 9_971, -3, 1.5, Number.NaN),
  place: fc.option(
    fc
      .constantFrom(...places)
      .map(({ latitude, longitude }) => ({ lat: latitude ?? 51, lon: longitude ?? 5.5 })),
  ),
  mltId: fc.option(fc.constantFrom(steadyId('listing 1'), steadyId('listing 7'), steadyId('nothing')), {
    freq: 5,
  }),
  tasteOf: fc.subarray(
    [1, 2, 3, 5, 8].map((at) => steadyId(`listing ${at}`)),
    { maxLength: 3 },
  ),
  facets: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  availableOnly: fc.boolean(),
  seed: fc.constantFrom(0, 1, 4_294_967_295, 12_345),
});
