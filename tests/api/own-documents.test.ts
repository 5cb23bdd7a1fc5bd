import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { concatAST, parse, print, separateOperations, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '#server/composition.ts';
import { queryLimits, queryRules } from '#server/graphql/query-limits.ts';

const sources = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.graphql'),
);
const everything = concatAST(files.map((file) => parse(readFileSync(path.join(sources, file), 'utf8'))));
/** Each operation with its fragments, as the app sends it. */
const requests = Object.entries(separateOperations(everything));

describe('the limits of a query admit every document of the app', () => {
  test('there are some', () => {
    expect(requests.length).toBeGreaterThan(0);
  });

  test.each(requests)('%s', (_name, document) => {
    const text = print(document);
    expect(text.length).toBeLessThan(queryLimits.length);
    const request = parse(text, { maxTokens: queryLimits.tokens });
    const errors = validate(schema, request, [...specifiedRules, ...queryRules(true)]);
    expect(errors.map((error) => error.message)).toEqual([]);
  });
});
