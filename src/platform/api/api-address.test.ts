import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiAddress, baseOf } from './api-address.ts';

test('API-005 one configurable base address; without one, the origin of the app', () => {
  expect(apiAddress('/graphql', baseOf(undefined))).toBe('/graphql');
  expect(apiAddress('/graphql', baseOf('https://api.hervonden.test/'))).toBe(
    'https://api.hervonden.test/graphql',
  );
  expect(apiAddress('/api/x', baseOf('https://hervonden.test/v1//'))).toBe('https://hervonden.test/v1/api/x');
  expect(() => baseOf('ftp://hervonden.test')).toThrow('http');
});

test('API-005 no call names its address past it', () => {
  const sources = globSync('src/{data,features,app,platform}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file),
  );
  const calls = /fetch\w*\(\s*[`'"]\/(?!version)|url: ['"]\/graphql/;
  expect(sources.filter((file) => calls.test(readFileSync(file, 'utf8')))).toEqual([]);
});
