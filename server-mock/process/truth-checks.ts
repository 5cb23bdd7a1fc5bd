import { bidChecks } from '../modules/bids/truth-checks.ts';
import { caseChecks } from '../modules/cases/truth-checks.ts';
import { catalogChecks } from '../modules/catalog/truth-checks.ts';
import { chatChecks } from '../modules/chats/truth-checks.ts';
import type { TruthChecks } from '../modules/notifications/truth-check.ts';
import { orderChecks } from '../modules/orders/truth-checks.ts';
import { payoutChecks } from '../modules/payouts/ask-account.ts';
import { pickupChecks } from '../modules/pickups/truth-checks.ts';
import { reportChecks } from '../modules/reports/truth-checks.ts';
import { reviewChecks } from '../modules/reviews/truth-checks.ts';
import { shipmentChecks } from '../modules/shipments/truth-checks.ts';
import { transportChecks } from '../modules/transports/truth-checks.ts';
import { wantedChecks } from '../modules/wanted/truth-checks.ts';
import { watchChecks } from '../modules/watches/truth-checks.ts';
import { withdrawalChecks } from '../modules/withdrawals/truth-checks.ts';

/**
 * One line per module whose notifications may be outdated by later events: each has checks that run before sending.
 */
export const truthChecks: TruthChecks = {
  ...bidChecks,
  ...caseChecks,
  ...withdrawalChecks,
  ...catalogChecks,
  ...chatChecks,
  ...payoutChecks,
  ...pickupChecks,
  ...orderChecks,
  ...reportChecks,
  ...reviewChecks,
  ...shipmentChecks,
  ...transportChecks,
  ...wantedChecks,
  ...watchChecks,
};
