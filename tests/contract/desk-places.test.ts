import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { deskLists, ENTRIES } from '../accept/a11y/desk-places.ts';

const source = readFileSync('src/routes/staff/desk-pages.tsx', 'utf8');
const pages = [...source.matchAll(/^ {2}'\/staff([^']*)': page\(/gm)].map(([, path]) => path ?? '');

test('U1 axe visits every list of the staff desk', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(deskLists.toSorted()).toEqual(pages.filter((path) => !path.endsWith('/:id')).toSorted());
});

test('U1 axe visits an entry of every list whose entries have a page', () => {
  const [operation] = parse(ENTRIES).definitions;
  const fields = operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections : [];
  const lists = fields.flatMap((field) => (field.kind === 'Field' ? [`/${field.alias?.value}/:id`] : []));
  expect(lists.toSorted()).toEqual(pages.filter((path) => path.endsWith('/:id')).toSorted());
});
