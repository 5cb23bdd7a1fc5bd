import { describe, expect, test } from 'vitest';
import { readDocuments } from './references/documents.ts';
import { problemsOf } from './references/problems.ts';
import { projectTexts, textsOf } from './references/texts.ts';

const documents = readDocuments();

test('every reference of a comment or a test title resolves inside the repository', async () => {
  const texts = await projectTexts();
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.flatMap((text) => problemsOf(text, documents))).toEqual([]);
});

test('the documents contain the cited parts', () => {
  expect(documents.requirements.size).toBe(958);
  expect([...documents.readings].filter((id) => !documents.requirements.has(id))).toEqual([]);
  expect(documents.hazards.size).toBe(19);
  expect(documents.quality.size).toBeGreaterThan(80);
});

/** Composed, so that tools which list the ids of tests do not take it for one. */
const unknownId = (number: number) => `UI-${number}`;

/** The problems of a file with this source. */
const problemsIn = (source: string, path = 'src/x.test.ts') =>
  textsOf(path, source).flatMap((text) => problemsOf(text, documents));

const planted: readonly [rule: string, source: string, reason: string][] = [
  ['an unknown requirement', '/** Saves it (FORM-943). */', 'FORM-943 is not in docs/requirements.tsv'],
  ['the end of a range', '// Of the form (FORM-080..083).', 'FORM-082 is not in docs/requirements.tsv'],
  ['a requirement of a title', `test('${unknownId(999)} a toast', () => {});`, unknownId(999)],
  ['a requirement of a group', `describe.each([[1]])('${unknownId(998)} %i', () => {});`, unknownId(998)],
  ['a requirement over two lines', '/**\n * Of the form (FORM-001,\n * FORM-944).\n */', 'FORM-944'],
  ['a reading in the short form', '/** (readings FORM-001) */', 'docs/readings.md has no FORM-001'],
  ['a reading in the long form', '/** (FORM-001, docs/readings.md) */', 'docs/readings.md has no FORM-001'],
  ['a reading after other words', '/** Kept (FORM-001), as it was (readings). */', 'has no FORM-001'],
  ['one of several readings', '/** (FORM-043, FORM-001, docs/readings.md) */', 'has no FORM-001'],
  ['a reading without an id', '/** As docs/readings.md says. */', 'cited without an entry'],
  ['a rule of the readings', '// See docs/readings.md, rule 6.', 'docs/readings.md has no rule 6'],
  ['a hazard in the short form', '// Kept apart (hazards 3, 25).', 'docs/sync-hazards.md has no H25'],
  ['a hazard in the long form', '/** (docs/sync-hazards.md, H3 and H26) */', 'has no H26'],
  ['a hazard of a title', "test('AUTH-042 hazard 27: signing out', () => {});", 'has no H27'],
  ['a quality code in parentheses', '/** Limited (AUTH-042, S77). */', 'S77 is in neither'],
  ['a quality code of a title', "test('AUTH-042 U78 the focus stays', () => {});", 'U78 is in neither'],
  ['a quality code of a comment', '/** R16, R79: a second server refuses. */', 'R79 is in neither'],
  ['a document', '// As in docs/missing.md.', 'docs/missing.md does not exist'],
  ['a page without its folder', '// The rules of missing-page.md, and README.md.', 'no missing-page.md'],
  ['a decision by its path', '// docs/decisions/0032-other-name.md', '0032-other-name.md does not exist'],
  ['a decision by its number', '// decisions 0032 and 9999.', 'docs/decisions/9999 does not'],
  ['a rule of a document', '// docs/sync.md, rule 99', 'docs/sync.md has no rule 99'],
];

describe('planted references are found', () => {
  test.each(planted)('%s', (_rule, source, reason) => {
    expect(problemsIn(source).join('\n')).toContain(reason);
  });
  test('a comment of a style sheet', () => {
    expect(problemsIn('a { b: c; } /* As wide as UI-997 says. */', 'src/x.module.css')).toHaveLength(1);
  });
});

test.each([
  '/** Both forms (readings FORM-043), (FORM-043, docs/readings.md), (FORM-028, FORM-044, docs/readings.md). */',
  '/** A range (FILT-011..013, docs/readings.md), the id before it (FORM-043) in words (readings). */',
  '// docs/readings.md, rule 3; docs/sync.md, rule 12; docs/decisions/0032, decision 0032, docs/decisions.',
  '// hazard 11, hazards 3, 15 and 19, docs/sync-hazards.md, H11, docs/sync-hazards.md, H3 and H15',
  "test('AUTH-042 S13 hazard 11: U2 a title (S4)', () => {});",
  '/** Two equal readings. SHA-256, AES-256, a shelf (B12), S3 buckets (S3 of somebody). */',
  "const text = 'FORM-999 is no comment';",
])('%s has no problem', (source) => {
  expect(problemsIn(source)).toEqual([]);
});
