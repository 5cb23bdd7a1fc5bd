import type { Insertable } from 'kysely';
import type { SearchCountsTable } from '../../modules/catalog/tables.ts';
import { steadyRandom } from './steady-random.ts';

const day = 24 * 60 * 60 * 1000;
const days = 28;

/** Popular searches, the most frequent first. */
export const demoSearches = [
  'eettafel',
  'commode',
  'fauteuil',
  'chesterfield',
  'vintage lamp',
  'salontafel',
  'eetkamerstoelen',
  'boekenkast',
  'bureau',
  'teak',
  'hoekbank',
  'vitrinekast',
  'hay',
  'jaren 70 lamp',
  'deens design',
  'artifort',
  'gispen',
  'pastoe',
  'louis poulsen',
  'ladekast',
  'nachtkastje',
  'spiegel',
  'tapijt',
  'vaas',
  'serax',
  'tv meubel',
  'ronde eettafel',
  'bouclé fauteuil',
  'leren bank',
  'kuipstoel',
  'lounge chair',
  'oosters tapijt',
  'bureaulamp',
  'hanglamp',
  'staande lamp',
  'servies',
  'koekoeksklok',
  'reiskoffer',
  'archiefkast',
  'bistrotafel',
  'cocktailstoel',
  'kledingkast',
  'tweezitsbank',
  'kroonluchter',
  'pols potten',
  'thonet',
  'fluweel',
  'terracotta',
  'canapé vintage',
  'lampe de table',
];

/** Builds search counts for the last four weeks; searches higher on the list are counted more often per day. */
export function searchRows(now: Date): Insertable<SearchCountsTable>[] {
  return demoSearches.flatMap((text, rank) => {
    const random = steadyRandom(`search ${text}`);
    return Array.from({ length: days }, (_, ago) => ({
      day: new Date(now.getTime() - ago * day).toISOString().slice(0, 10),
      words: text,
      count: Math.round((60 / (rank + 4)) * (0.4 + random.next() * 1.2)),
    })).filter(({ count }) => count > 0);
  });
}
