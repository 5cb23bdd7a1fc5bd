import { expect, test } from 'vitest';
import { type DraftSaveFacts, draftSaveStateOf } from './save-state.ts';

const facts: DraftSaveFacts = {
  blank: false,
  phase: 'stored',
  storage: 'intact',
  unwritten: false,
  failed: null,
  signedIn: true,
  online: true,
  sync: 'saved',
};

test.each([
  [{}, 'saved'],
  [{ unwritten: true }, 'writing'],
  [{ phase: 'unwritten' }, 'writing'],
  [{ failed: 'full', unwritten: true }, 'device_full'],
  [{ failed: 'refused', unwritten: true }, 'not_written'],
  [{ storage: 'lost' }, 'storage_lost'],
  [{ storage: 'reopening' }, 'writing'],
  [{ storage: 'lost', failed: 'refused', sync: 'saved' }, 'storage_lost'],
  [{ storage: 'restored', sync: 'only_here' }, 'only_here'],
  [{ phase: 'gone' }, 'deleted'],
  [{ sync: 'sending' }, 'sending'],
  [{ sync: 'sending', online: false }, 'only_here_offline'],
  [{ sync: 'saved', online: false }, 'saved'],
  [{ sync: 'only_here' }, 'only_here'],
  [{ sync: 'only_here', signedIn: false }, 'only_here_signed_out'],
  [{ sync: 'only_here', signedIn: false, online: false }, 'only_here_signed_out'],
  [{ sync: 'rejected' }, 'rejected'],
  [{ blank: true, sync: 'only_here' }, 'empty'],
] as const)('PWA-029 %o is %s', (given, state) => {
  expect(draftSaveStateOf({ ...facts, ...given })).toBe(state);
});
