import { bidChecks } from '../modules/bids/truth-checks.ts';
import { catalogChecks } from '../modules/catalog/truth-checks.ts';
import { chatChecks } from '../modules/chats/truth-checks.ts';
import type { TruthChecks } from '../modules/notifications/truth-check.ts';
import { wantedChecks } from '../modules/wanted/truth-checks.ts';
import { watchChecks } from '../modules/watches/truth-checks.ts';

/** Each module whose notifications may be overtaken by what happens next spreads its checks in here. */
export const truthChecks: TruthChecks = {
  ...bidChecks,
  ...catalogChecks,
  ...chatChecks,
  ...wantedChecks,
  ...watchChecks,
};
