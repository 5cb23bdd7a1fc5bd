import type { CommandScope } from '../command.ts';
import { authReactions } from '../modules/auth/reactions.ts';
import { bidReactions } from '../modules/bids/reactions.ts';
import { caseReactions } from '../modules/cases/reactions.ts';
import { catalogReactions } from '../modules/catalog/reactions.ts';
import { chatReactions } from '../modules/chats/reactions.ts';
import { dac7Reactions } from '../modules/dac7/reactions.ts';
import { eventReactions } from '../modules/events/send-to-pixel.ts';
import { newsletterReactions } from '../modules/newsletter/reactions.ts';
import { notificationReactions } from '../modules/notifications/reactions.ts';
import { orderReactions } from '../modules/orders/reactions.ts';
import { paymentReactions } from '../modules/payments/reactions.ts';
import { payoutReactions } from '../modules/payouts/reactions.ts';
import { pickupReactions } from '../modules/pickups/reactions.ts';
import { privacyReactions } from '../modules/privacy/reactions.ts';
import { questionReactions } from '../modules/questions/reactions.ts';
import { reportReactions } from '../modules/reports/reactions.ts';
import { reviewReactions } from '../modules/reviews/reactions.ts';
import { shipmentReactions } from '../modules/shipments/reactions.ts';
import { staffReactions } from '../modules/staff/reactions.ts';
import { staffDeskReactions } from '../modules/staff-desk/reactions.ts';
import { suggestionReactions } from '../modules/suggestions/reactions.ts';
import { transportReactions } from '../modules/transports/reactions.ts';
import { wantedReactions } from '../modules/wanted/reactions.ts';
import { watchReactions } from '../modules/watches/reactions.ts';
import { withdrawalReactions } from '../modules/withdrawals/reactions.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { StoredEvent } from './events.ts';
import type { SideLaneName } from './lanes.ts';

/**
 * What follows from an event, after its commit. `inside` works in a transaction that also notes the reaction as done:
 * what it writes happens once. `outside` calls the world (a mail, a push) without a transaction and is noted
 * afterwards: it happens at least once, so it must bear a repetition.
 */
export type Reaction = {
  /** Unique and never renamed: it is the key under which "done" is stored. */
  readonly name: string;
  /** The event's type. */
  readonly on: string;
  /** The lane in which its events are dispatched; the main one unless given. All reactions to a type name the same one. */
  readonly lane?: SideLaneName;
} & (
  | { readonly inside: (scope: CommandScope, event: StoredEvent, deps: ServerDeps) => Promise<void> }
  | { readonly outside: (event: StoredEvent, deps: ServerDeps) => Promise<void> }
);

/** Each module spreads its `reactions.ts` in here: one line per module. */
export const reactions: readonly Reaction[] = [
  ...authReactions,
  ...bidReactions,
  ...caseReactions,
  ...withdrawalReactions,
  ...catalogReactions,
  ...chatReactions,
  ...eventReactions,
  ...newsletterReactions,
  ...notificationReactions,
  ...orderReactions,
  ...paymentReactions,
  ...pickupReactions,
  ...payoutReactions,
  ...dac7Reactions,
  ...privacyReactions,
  ...questionReactions,
  ...reportReactions,
  ...reviewReactions,
  ...shipmentReactions,
  ...staffDeskReactions,
  ...staffReactions,
  ...suggestionReactions,
  ...transportReactions,
  ...wantedReactions,
  ...watchReactions,
];
