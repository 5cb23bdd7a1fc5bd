import type { TruthChecks } from '../../process/truth-check.ts';
import { openMatch } from './open-match.ts';

export const wantedChecks: TruthChecks = {
  search_matched: async (db, { subject, detail }) => (await openMatch(db, subject, detail)) !== null,
};
