import { expect, test } from 'vitest';
import { type SavedFacts, savedState } from './saved-words.ts';

const facts: SavedFacts = { blank: false, unwritten: false, failed: false, signedIn: true, sync: 'saved' };

test.each([
  [{}, 'saved'],
  [{ unwritten: true }, 'writing'],
  [{ failed: true, unwritten: true }, 'not_written'],
  [{ sync: 'sending' }, 'sending'],
  [{ sync: 'only_here' }, 'only_here'],
  [{ sync: 'only_here', signedIn: false }, 'only_here_signed_out'],
  [{ sync: 'rejected' }, 'rejected'],
  [{ blank: true, sync: 'only_here' }, 'empty'],
] as const)('%o is %s', (given, state) => {
  expect(savedState({ ...facts, ...given })).toBe(state);
});
