import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validContent } from '#tests/factories/listing-content.ts';
import { effectiveInventory } from './number-rules.ts';
import type { ProductCheckFacts, ProductContent } from './problem.ts';
import { checkDraftSave, checkProduct, productHints } from './product-rules.ts';

const facts: ProductCheckFacts = { sellerType: 'private', originalPrice: null, heldPhotoKeys: null };

function codes(change: Partial<ProductContent>, other: Partial<ProductCheckFacts> = {}): string[] {
  return checkProduct({ ...validContent, ...change }, { ...facts, ...other }).map((problem) => problem.code);
}

const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ mediaKey: `key-${at}` }));
const long = (length: number) => 'a'.repeat(length);

type Row = [string, Partial<ProductContent>, string[]];
const rows: Row[] = [
  ['a complete listing is accepted', {}, []],
  ['FORM-028 title of 4 characters', { title: long(4) }, ['title']],
  ['FORM-028 title of 5 characters', { title: long(5) }, []],
  ['FORM-028 title of 150 characters', { title: long(150) }, []],
  ['FORM-028 title of 151 characters', { title: long(151) }, ['title']],
  ['FORM-028 spaces at the ends do not count', { title: `   ${long(4)}   ` }, ['title']],
  ['FORM-030 description of 19 characters', { description: long(19) }, ['description']],
  ['FORM-030 description of 20 characters', { description: long(20) }, []],
  ['FORM-030 description of 20000 characters', { description: long(20_000) }, []],
  ['FORM-030 description of 20001 characters', { description: long(20_001) }, ['description']],
  ['FORM-031 replica word in the title', { title: 'Replica van een stoel' }, ['illegal_words']],
  [
    'FORM-032 replica word in the description',
    { description: 'Dit is geen namaak maar echt.' },
    ['illegal_words'],
  ],
  ['FORM-034 brand of 100 characters', { brand: long(100) }, []],
  ['FORM-034 brand of 101 characters', { brand: long(101) }, ['brand']],
  ['FORM-035 no brand', { brand: '  ' }, ['brand']],
  ['FORM-035 no brand, marked unknown', { brand: '', brandUnknown: true }, []],
  ['FORM-036 no colour', { colors: [] }, ['colors']],
  ['FORM-036 three colours', { colors: ['rood', 'wit', 'blauw'] }, []],
  ['FORM-036 four colours', { colors: ['rood', 'wit', 'blauw', 'geel'] }, ['colors']],
  ['FORM-036 the same colour twice', { colors: ['rood', 'rood'] }, ['colors']],
  ['FORM-036 a colour that does not exist', { colors: ['octarine'] }, ['colors']],
  ['FORM-037 no material', { materials: [] }, ['materials']],
  ['FORM-037 three materials', { materials: ['teak', 'glas', 'leder'] }, []],
  ['FORM-037 four materials', { materials: ['teak', 'glas', 'leder', 'wol'] }, ['materials']],
  ['FORM-038 a width of 0', { width: 0 }, ['width']],
  ['FORM-038 a height of 1001', { height: 1001 }, ['height']],
  ['FORM-038 a depth of 1000', { depth: 1000 }, []],
  ['FORM-038 half a centimetre', { depth: 1.5 }, ['depth']],
  ['FORM-038 a diameter of 1001 beside a complete set', { diameter: 1001 }, ['diameter']],
  ['FORM-039 diameter and height are enough', { width: null, depth: null, diameter: 90 }, []],
  [
    'FORM-039 diameter without height',
    { width: null, depth: null, height: null, diameter: 90 },
    ['dimensions'],
  ],
  ['FORM-039 width and height without depth', { depth: null }, ['dimensions']],
  ['FORM-039 both sets filled', { diameter: 90 }, []],
  ['FORM-040 no stock', { inventory: null }, ['inventory']],
  ['FORM-040 stock of 0', { inventory: 0 }, ['inventory']],
  ['FORM-040 stock of 1000', { inventory: 1000 }, []],
  ['FORM-040 stock of 1001', { inventory: 1001 }, ['inventory']],
  ['FORM-041 a set counts as one', { isSetOfProducts: true, inventory: 4 }, ['inventory']],
  ['FORM-041 a set of one', { isSetOfProducts: true, inventory: 1 }, []],
  ['FORM-042 no price', { price: null }, ['price']],
  ['FORM-042 a price of 0', { price: 0 }, ['price']],
  ['FORM-042 a price of 1', { price: 1 }, []],
  ['FORM-042 a price of 999999', { price: 999_999 }, []],
  ['FORM-042 a price of 1000000', { price: 1_000_000 }, ['price']],
  ['FORM-042 a price with cents', { price: 12.5 }, ['price']],
  ['FORM-044 one photo', { photos: photos(1) }, ['photos']],
  ['FORM-044 two photos', { photos: photos(2) }, []],
  ['FORM-044 the same photo twice', { photos: [{ mediaKey: 'a' }, { mediaKey: 'a' }] }, ['photos']],
  ['FORM-045 twenty photos', { photos: photos(20) }, []],
  ['FORM-045 twenty-one photos', { photos: photos(21) }, ['photos_too_many']],
  ['a photo that is not uploaded', { photos: [...photos(2), { mediaKey: null }] }, ['photos_not_uploaded']],
  ['FORM-049 no product type', { productType: '' }, ['product_type']],
  ['FORM-050 no category', { category: '' }, ['category']],
  ['FORM-050 a category of another branch', { subCategory: 'stoelen' }, ['category']],
  ['FORM-051 no period', { timePeriod: '' }, ['time_period']],
  ['FORM-055 UNKNOWN is not a choice', { timePeriod: 'UNKNOWN' }, ['time_period']],
  ['FORM-052 no weight class', { weightCategory: '' }, ['weight_category']],
  ['FORM-053 not said whether it is a set', { isSetOfProducts: null }, ['set_of_products']],
  ['FORM-054 no product id of the seller', { sellerProductId: '' }, []],
  ['FORM-054 product id of 100 characters', { sellerProductId: long(100) }, []],
  ['FORM-054 product id of 101 characters', { sellerProductId: long(101) }, ['seller_product_id']],
  ['no state is allowed', { productState: '' }, []],
  ['an attribute of another type', { attributes: [{ name: 'seats', value: 'many' }] }, []],
  ['an attribute left empty', { attributes: [{ name: 'doors', value: '' }] }, []],
  [
    'PROD-026 an attribute that does not fit',
    { attributes: [{ name: 'doors', value: 'two' }] },
    ['attributes'],
  ],
  ['a state that does not exist', { productState: 'SHINY' }, ['product_state']],
];

describe('what may be published', () => {
  describe('FORM-028 FORM-030 FORM-031 FORM-032 FORM-034 FORM-035 FORM-036 FORM-037 FORM-038 FORM-039 FORM-040 FORM-041 FORM-042 FORM-044 FORM-045 FORM-049 FORM-050 FORM-051 FORM-052 FORM-053 FORM-054 FORM-055 at and over each limit', () => {
    test.each(rows)('%s', (_, change, expected) => {
      expect(codes(change)).toEqual(expected);
    });
  });

  test('FORM-056 second chance is for brand sellers', () => {
    const secondChance = { timePeriod: 'SECOND_CHANCE' };
    expect(codes(secondChance, { sellerType: 'private' })).toEqual(['time_period_second_chance']);
    expect(codes(secondChance, { sellerType: 'business' })).toEqual(['time_period_second_chance']);
    expect(codes(secondChance, { sellerType: 'not_brand_x' })).toEqual(['time_period_second_chance']);
    expect(codes(secondChance, { sellerType: 'brand_hervonden' })).toEqual([]);
  });

  test('FORM-043 a scraped product may not cost more than its original price', () => {
    expect(codes({ price: 400 }, { originalPrice: 400 })).toEqual([]);
    expect(codes({ price: 401 }, { originalPrice: 400 })).toEqual(['price_above_original']);
  });

  test('photos must be among those that the server holds', () => {
    const held = new Set(['a', 'b', 'c']);
    expect(codes({}, { heldPhotoKeys: held })).toEqual([]);
    expect(codes({ photos: [{ mediaKey: 'a' }, { mediaKey: 'x' }] }, { heldPhotoKeys: held })).toEqual([
      'photos_not_uploaded',
    ]);
  });

  test('a user without a seller gets a message about it', () => {
    expect(checkProduct(validContent, { ...facts, sellerType: null })).toContainEqual({
      field: 'seller',
      code: 'seller_required',
    });
  });

  test('FORM-041 the stock of a set is always one', () => {
    expect(effectiveInventory({ inventory: 12, isSetOfProducts: true })).toBe(1);
    expect(effectiveInventory({ inventory: 12, isSetOfProducts: false })).toBe(12);
  });
});

describe('advice', () => {
  test('FORM-028 a title under 10 characters is accepted with a hint', () => {
    expect(codes({ title: 'Kastje 9.' })).toEqual([]);
    expect(productHints({ ...validContent, title: 'Kastje 9.' }).map((hint) => hint.code)).toEqual([
      'title_longer',
    ]);
    expect(productHints({ ...validContent, title: 'Kastje 10!' })).toEqual([]);
  });

  test('FORM-044 two photos are accepted with the advice of a third', () => {
    expect(productHints({ ...validContent, photos: photos(2) }).map((hint) => hint.code)).toEqual([
      'third_photo',
    ]);
    expect(productHints({ ...validContent, photos: photos(3) })).toEqual([]);
  });
});

describe('draft save', () => {
  test.each([
    [10, false],
    [11, true],
    [149, true],
    [150, false],
  ])('FORM-029 a title of %i characters: %s', (length, allowed) => {
    const content = { ...validContent, price: null, photos: [], title: long(length) };
    expect(checkDraftSave(content)).toEqual(allowed ? [] : [{ field: 'title', code: 'title' }]);
  });
});

test('FORM-061 each field is validated on its own: breaking some fields gives exactly their problems, in the form order', () => {
  const breakers = rows.filter(([, , expected]) => expected.length === 1);
  const pair = fc.tuple(fc.constantFrom(...breakers), fc.constantFrom(...breakers));
  fc.assert(
    fc.property(pair, ([[, one, [first]], [, other, [second]]]) => {
      const shared = Object.keys(one).some((field) => field in other);
      // Sizes, the set flag and attributes are validated together with other fields, so they are excluded from the
      // free pairing.
      const linked = [one, other].some((change) =>
        ['width', 'height', 'depth', 'diameter', 'isSetOfProducts', 'inventory', 'attributes'].some(
          (field) => field in change,
        ),
      );
      fc.pre(!shared && !linked);
      expect(new Set(codes({ ...one, ...other }))).toEqual(new Set([first, second]));
    }),
  );
});

test('the rules take any content that a draft may hold without throwing', () => {
  const anyNumber = fc.option(fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN)), { nil: null });
  const text = fc.string();
  fc.assert(
    fc.property(text, text, fc.array(text), anyNumber, anyNumber, (title, code, list, number, other) => {
      const content = { ...validContent, title, category: code, colors: list, price: number, width: other };
      expect(Array.isArray(checkProduct(content, facts))).toBe(true);
    }),
  );
});

test('FORM-031 FORM-032 a refusal for replica words names them, each once', () => {
  const title = 'Replica van een stoel, Replica';
  expect(
    checkProduct({ ...validContent, title, description: 'Namaak, maar een mooie kopie.' }, facts),
  ).toEqual([
    { field: 'title', code: 'illegal_words', words: ['Replica'] },
    { field: 'description', code: 'illegal_words', words: ['Namaak', 'kopie'] },
  ]);
});
