import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import type { Random } from './random.ts';

/** Identifiers of existing records, so that a request passes the first check. */
export interface Known {
  readonly ids: readonly string[];
  readonly slugs: readonly string[];
  readonly hashes: readonly string[];
}

export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '🪑🛋️👩‍👩‍👧‍👦',
  'e\u0301'.repeat(80),
  '\u202etxet',
  "'; drop table products; --",
  "' or 1=1 --",
  '%_\\',
  '\\u0000',
  '{"$ne": null}',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '#{process.exit(1)}',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0-99999999999',
  '5-1',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000G',
  'F47AC10B-58CC-4372-A567-0E02B2C3D479',
  'a'.repeat(300),
  'a'.repeat(9_000),
  '🪑'.repeat(3_000),
  ':999999999',
  'epoch:999999999999999999',
  '2026-02-30T25:61:00Z',
];

export function hostileText(random: Random, known: Known): string {
  const choice = random.below(10);
  if (choice === 0) return random.pick(known.ids);
  if (choice === 1) return random.pick(known.slugs);
  if (choice === 2) return random.pick(known.hashes);
  if (choice === 3) return `Kast ${random.below(1000)} van eiken${random.pick(oddTexts)}`;
  return random.pick(oddTexts);
}

const oddNumbers: readonly unknown[] = [
  0,
  -1,
  1,
  5,
  19,
  101,
  1001,
  2_147_483_647,
  -2_147_483_648,
  2_147_483_648,
  1e15,
  1.5,
  '7',
  true,
  null,
  [],
];

/** Random JSON, for custom scalars and request bodies. */
export function hostileJson(random: Random, known: Known, depth = 3): unknown {
  if (random.chance(0.02)) return nested(random.pick([10, 100, 500]));
  const choice = random.below(depth > 0 ? 8 : 5);
  if (choice <= 1) return hostileText(random, known);
  if (choice === 2) return random.pick(oddNumbers);
  if (choice === 3) return random.chance(0.5);
  if (choice === 4) return null;
  if (choice === 5)
    return Array.from({ length: random.below(5) }, () => hostileJson(random, known, depth - 1));
  const keys = [
    'id',
    'deleted',
    'title',
    'photos',
    'addedAt',
    'usedAt',
    'query',
    'country',
    'price',
    '__proto__',
  ];
  return Object.fromEntries(
    Array.from({ length: random.below(6) }, () => [random.pick(keys), hostileJson(random, known, depth - 1)]),
  );
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { title: value };
  return value;
}

/** A value for an argument: mostly valid for its type, sometimes of another type. */
export function hostileValue(type: GraphQLInputType, random: Random, known: Known): unknown {
  if (random.chance(0.04)) return hostileJson(random, known);
  if (isNonNullType(type)) return hostileValue(type.ofType, random, known);
  if (random.chance(0.08)) return null;
  if (isListType(type)) {
    const length = random.pick([0, 1, 2, 3, 21, 120]);
    return Array.from({ length }, () => hostileValue(type.ofType, random, known));
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields
        .filter((field) => isNonNullType(field.type) || random.chance(0.5))
        .map((field) => [field.name, hostileValue(field.type, random, known)]),
    );
  }
  if (!isScalarType(type)) return null;
  if (type.name === 'String' || type.name === 'ID') return hostileText(random, known);
  if (type.name === 'Int') return random.pick(oddNumbers.slice(0, 9));
  if (type.name === 'Float') return random.pick(oddNumbers);
  if (type.name === 'Boolean') return random.chance(0.5);
  return hostileJson(random, known);
}
