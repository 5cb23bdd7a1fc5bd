import type { CatalogueFact } from './catalogue-facts.ts';
import { brandOf } from './makers.ts';
import { steadyNumber } from './steady.ts';

/** Choices for demo products beyond their facts, so that every tag and filter has results. */

const secondChance = new Set([
  'set-2-scandinavische-stoelen-essenhout',
  'draaifauteuil-boucle-creme',
  'hoekbank-grijs-met-houten-sokkel',
  'hoekbank-blauw-met-houten-sokkel',
  'loungebank-naturel-metalen-poten',
  'salontafel-zwart-glas-staal',
  'tv-meubel-wenge',
  'asymmetrische-boekenkast-wit',
  'hanglamp-koper',
]);

const sold = new Set([
  'kuipstoel-petrol-draadonderstel',
  'chesterfield-fauteuil-groen-leder',
  'jaren-60-bank-terracotta',
  'kaptafel-met-ovale-spiegel-wit',
  'kruik-terracotta-rustiek',
]);

const loved = new Set([
  'lounge-fauteuil-notenhout-zwart-leder',
  'cocktailzetel-jaren-50-nachtblauw',
  'chesterfield-zetel-3-zit-cognac',
  'lange-jaren-60-bank-oranje',
  'bureau-jaren-50-met-blauwe-lade',
  'salontafel-teak-glas-jaren-60',
  'hanglamp-jaren-70-drie-kappen',
  'vaaslamp-keramiek-kobaltblauw',
  'oosters-tapijt-rood-186x258',
  'theeservies-bloemen-5-delig',
]);

const stock: Readonly<Record<string, number>> = {
  'kuipstoel-oranje-draadonderstel': 4,
  'vaas-geribbeld-wit-keramiek': 6,
  'vaas-geribbeld-terracotta': 3,
  'schaal-mat-wit-aardewerk': 2,
  'wandspot-zwart-metaal': 5,
};

const highlights: Readonly<Record<string, 'p' | 'f'>> = {
  'lounge-fauteuil-notenhout-zwart-leder': 'p',
  'lange-jaren-60-bank-blauw': 'f',
};

const usedStates = ['VERY_GOOD', 'GOOD', 'GOOD', 'REASONABLE'] as const;

/** Sellers by speciality; a product is assigned to one seller of its group. */
const sellersOf: Readonly<Record<string, readonly string[]>> = {
  stoelen: ['verkoper', 'oudgoed', 'pieter', 'schuur', 'linde'],
  zetels: ['oudgoed', 'maison', 'teakhuis', 'claire', 'verkoper'],
  banken: ['oudgoed', 'maison', 'schuur', 'fenna'],
  tafels: ['teakhuis', 'schuur', 'verkoper', 'fenna'],
  kasten: ['schuur', 'teakhuis', 'pieter', 'linde'],
  bedden: ['claire'],
  lampen: ['lampenzolder', 'lampenzolder', 'maison', 'linde'],
  accessoires: ['aardewerk', 'oudgoed', 'claire', 'verkoper'],
  servies: ['aardewerk', 'aardewerk', 'linde'],
};

export interface DemoChoice {
  readonly seller: string;
  readonly timePeriod: string;
  readonly productState: string;
  readonly secondChanceType: string | null;
  readonly inventory: number;
  readonly collections: string[];
  readonly highlight: 'p' | 'f' | null;
  readonly brand: string;
}

/** Returns the choices for one product; they are the same in every seed. */
export function choiceFor(fact: CatalogueFact): DemoChoice {
  const { slug } = fact;
  const isSecondChance = secondChance.has(slug);
  const group = sellersOf[fact.sub] ?? ['verkoper'];
  const state = usedStates[steadyNumber(`${slug} state`, usedStates.length)] ?? 'GOOD';
  return {
    seller: isSecondChance ? 'merk' : (group[steadyNumber(`${slug} seller`, group.length)] ?? 'verkoper'),
    timePeriod: isSecondChance ? 'SECOND_CHANCE' : fact.timePeriod,
    productState: isSecondChance ? 'PERFECT' : state,
    secondChanceType: isSecondChance ? 'SHOWROOM_MODEL' : null,
    inventory: sold.has(slug) ? 0 : (stock[slug] ?? 1),
    collections: loved.has(slug) ? ['we-love'] : [],
    highlight: highlights[slug] ?? null,
    brand: brandOf(fact),
  };
}
