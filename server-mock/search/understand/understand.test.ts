import { describe, expect, test } from 'vitest';
import { fieldRank } from '../expand-word.ts';
import { categoriesNamed, understand } from './understand.ts';

const read = (search: string) => {
  const { words, parts } = understand(search);
  return [words.join(' '), ...parts.map(({ kind, value }) => `${kind} ${value}`.trim())];
};

describe('understands what a query states besides its search words', () => {
  test.each([
    ['stoel onder 200', ['stoel', 'PRICE -200']],
    ['€200 stoel', ['stoel', 'PRICE -200']],
    ['tot 100 euro', ['', 'PRICE -100']],
    ['bank onder € 1.250,50', ['bank', 'PRICE -1250']],
    ['kast tussen 200 en 400 euro', ['kast', 'PRICE 200-400']],
    ['fauteuil vanaf 1000 euro', ['fauteuil', 'PRICE 1000-']],
    ['sofa less than 900', ['sofa', 'PRICE -900']],
    ["jusqu'à 100 euros", ['', 'PRICE -100']],
    ['bank 500-800 euro', ['bank', 'PRICE 500-800']],
    ['sofa €500 - €800', ['sofa', 'PRICE 500-800']],
    ['lamp van 1.000 tot 2.000 euro', ['lamp', 'PRICE 1000-2000']],
    ['lamp rond de 200 euro', ['lamp', 'PRICE 160-240']],
    ['fauteuil environ 100 €', ['fauteuil', 'PRICE 80-120']],
    ['bank budget 600', ['bank', 'PRICE -600']],
    ['bank onder 2000', ['bank', 'PRICE -2000']],
    ['tafel tot 2.000', ['tafel', 'PRICE -2000']],
    ['sofa under 2000', ['sofa', 'PRICE -2000']],
    ['chaise moins de 2000', ['chaise', 'PRICE -2000']],
    ['kast vanaf 2000', ['kast', 'PRICE 2000-']],
    ['kast onder 1950', ['kast', 'PRICE -1950']],
    ['bank 1960 euro', ['bank', 'PRICE -1960']],
    ['bank 200-400', ['bank', 'PRICE 200-400']],
    ['bank van 200 tot 400', ['bank', 'PRICE 200-400']],
    ['bank van 1.500 tot 2.500', ['bank', 'PRICE 1500-2500']],
    ['bank 1000 - 2000', ['bank', 'PRICE 1000-2000']],
    ['sofa 500 to 1000', ['sofa', 'PRICE 500-1000']],
    ['table de 100 à 200', ['table', 'PRICE 100-200']],
    ['vaas 50 euro of minder', ['vaas', 'PRICE -50']],
    ['vase 200 or less', ['vase', 'PRICE -200']],
    ['lampe 200 ou plus', ['lampe', 'PRICE 200-']],
    ['goedkope stoel', ['stoel', 'CHEAPEST']],
    ['chaise pas chère', ['chaise', 'CHEAPEST']],
  ])('the price in “%s”', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  test.each([
    'tapijt 186x258',
    'tafel 200',
    'stoel uit 2010',
    'stoel rond 200',
    'stoelen 4 tot 6',
    'lamp 60-70',
    'lamp 100 tot 200 watt',
    'stoel 45 cm zithoogte',
    'tapijt 2 bij 3 meter',
  ])('no price in “%s”', (search) => {
    expect(read(search)).toHaveLength(1);
  });

  test.each([
    ['tafel max 180 cm', ['tafel', 'WIDTH -180']],
    ['tafel 120-180 cm', ['tafel', 'WIDTH 120-180']],
    ['tafel tussen 120 en 180 cm breed', ['tafel', 'WIDTH 120-180']],
    ['kast 60 cm diep', ['kast', 'DEPTH 54-66']],
    ['kast 80cm breed', ['kast', 'WIDTH 72-88']],
    ['kast hoogte max 2 m', ['kast', 'HEIGHT -200']],
    ['eettafel 2,5 meter', ['eettafel', 'WIDTH 225-275']],
    ['tafel van 2 tot 2,5 meter', ['tafel', 'WIDTH 200-250']],
    ['kast 1800 mm', ['kast', 'WIDTH 162-198']],
    ['cabinet at least 90 cm tall', ['cabinet', 'HEIGHT 90-']],
    ['table 80 cm de large', ['table', 'WIDTH 72-88']],
    ['buffet profondeur 45 cm ou moins', ['buffet', 'DEPTH -45']],
    ['kast 80 cm breed 60 cm diep onder 300', ['kast', 'WIDTH 72-88', 'DEPTH 54-66', 'PRICE -300']],
    ['tapijt 200 x 300 cm', ['tapijt 200 x 300 cm']],
  ])('the size in “%s”', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  test.each([
    ['lamp jaren 60-70', ['lamp 70', 'DECADE jaren-60']],
    ['kast 1950-1960', ['kast 1960', 'DECADE jaren-50']],
    ['lamp jaren70', ['lamp', 'DECADE jaren-70']],
    ["lamp jaren '70", ['lamp', 'DECADE jaren-70']],
    ['jaren zestig', ['', 'DECADE jaren-60']],
    ['60s chair', ['chair', 'DECADE jaren-60']],
    ['1970s lamp', ['lamp', 'DECADE jaren-70']],
    ['seventies sofa', ['sofa', 'DECADE jaren-70']],
    ['années soixante-dix', ['', 'DECADE jaren-70']],
    ['années 70', ['', 'DECADE jaren-70']],
    ['kast 1965', ['kast', 'DECADE jaren-60']],
  ])('the decade in “%s”', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  test.each([
    ['utrecht', ['', 'PLACE Utrecht']],
    ['bank in gent', ['bank', 'PLACE Gent']],
    ['chaise à liège', ['chaise', 'PLACE Liège']],
    ['kast den bosch', ['kast', "PLACE 's-Hertogenbosch"]],
    ['ghent', ['', 'PLACE Gent']],
    ['table à alost', ['table', 'PLACE Aalst']],
    ['houten kast', ['houten kast']],
    ['essen tafel', ['essen tafel']],
    ['gelderland bank', ['gelderland bank']],
  ])('the place in “%s”', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  test.each([
    ['eet tafel', 'eettafel'],
    ['relax stoel', 'relaxstoel'],
    ['polspotten', 'pols potten'],
    ['coffeetable', 'coffee tables'],
    ['eikentafel', 'eiken tafel'],
    ['armoire en bois', 'armoire en bois'],
    ['table lamp', 'table lamp'],
  ])('“%s” is looked for as “%s”', (search, words) => {
    expect(understand(search).words.join(' ')).toBe(words);
  });

  test('each part names the words it was read from and the query that remains without it', () => {
    const [price, decade] = understand('stoel onder 200 jaren 70').parts;
    expect(price).toEqual({ kind: 'PRICE', value: '-200', text: 'onder 200', rest: 'stoel jaren 70' });
    expect(decade).toMatchObject({ text: 'jaren 70', rest: 'stoel onder 200' });
  });
});

describe('the categories that search words name', () => {
  test.each([
    ['nl', 'nachttafeltje', ['meubels/kasten/nachtkastjes']],
    ['fr', 'table de chevet', ['meubels/kasten/nachtkastjes']],
    ['en', 'sofa bed', ['meubels/banken/slaapbanken']],
    ['nl', 'lange tafel', []],
    ['nl', 'rood', []],
  ] as const)('in %s “%s”', (locale, words, paths) => {
    expect(categoriesNamed(words.split(' '), locale)).toEqual(paths);
  });

  test('an armchair is loosely called a chair', () => {
    expect(categoriesNamed(['stoel'], 'nl')).not.toContain('meubels/zetels/fauteuils');
    expect(categoriesNamed(['stoel'], 'nl', fieldRank.loose)).toContain('meubels/zetels/fauteuils');
  });
});
