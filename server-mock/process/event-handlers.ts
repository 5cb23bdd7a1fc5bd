import type { CommandScope } from '../command.ts';
import { authHandlers } from '../modules/auth/event-handlers.ts';
import { bidHandlers } from '../modules/bids/event-handlers.ts';
import { caseHandlers } from '../modules/cases/event-handlers.ts';
import { catalogHandlers } from '../modules/catalog/event-handlers.ts';
import { chatHandlers } from '../modules/chats/event-handlers.ts';
import { dac7Handlers } from '../modules/dac7/event-handlers.ts';
import { trackingHandlers } from '../modules/events/send-to-pixel.ts';
import { newsletterHandlers } from '../modules/newsletter/event-handlers.ts';
import { notificationHandlers } from '../modules/notifications/event-handlers.ts';
import { orderHandlers } from '../modules/orders/event-handlers.ts';
import { paymentHandlers } from '../modules/payments/event-handlers.ts';
import { payoutHandlers } from '../modules/payouts/event-handlers.ts';
import { pickupHandlers } from '../modules/pickups/event-handlers.ts';
import { privacyHandlers } from '../modules/privacy/event-handlers.ts';
import { questionHandlers } from '../modules/questions/event-handlers.ts';
import { reportHandlers } from '../modules/reports/event-handlers.ts';
import { reviewHandlers } from '../modules/reviews/event-handlers.ts';
import { shipmentHandlers } from '../modules/shipments/event-handlers.ts';
import { staffHandlers } from '../modules/staff/event-handlers.ts';
import { staffDeskHandlers } from '../modules/staff-desk/event-handlers.ts';
import { suggestionHandlers } from '../modules/suggestions/event-handlers.ts';
import { transportHandlers } from '../modules/transports/event-handlers.ts';
import { wantedHandlers } from '../modules/wanted/event-handlers.ts';
import { watchHandlers } from '../modules/watches/event-handlers.ts';
import { withdrawalHandlers } from '../modules/withdrawals/event-handlers.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { StoredEvent } from './events.ts';
import type { SideLaneName } from './lanes.ts';

/**
 * Handles an event after its commit. `inside` runs in a transaction that also records the handler as done, so its
 * writes happen exactly once. `outside` calls external services (an email, a push) without a transaction and is
 * recorded afterwards: it runs at least once, so it must be safe to repeat.
 */
export type EventHandler = {
  /** Unique, and must never be renamed: completed runs are stored under this name. */
  readonly name: string;
  /** The type of event. */
  readonly on: string;
  /**
   * The lane that dispatches the events; the main lane by default. All handlers of an event type must use the same
   * lane.
   */
  readonly lane?: SideLaneName;
} & (
  | { readonly inside: (scope: CommandScope, event: StoredEvent, deps: ServerDeps) => Promise<void> }
  | { readonly outside: (event: StoredEvent, deps: ServerDeps) => Promise<void> }
);

/** One line per module: each module's `event-handlers.ts`. */
export const eventHandlers: readonly EventHandler[] = [
  ...authHandlers,
  ...bidHandlers,
  ...caseHandlers,
  ...withdrawalHandlers,
  ...catalogHandlers,
  ...chatHandlers,
  ...trackingHandlers,
  ...newsletterHandlers,
  ...notificationHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...pickupHandlers,
  ...payoutHandlers,
  ...dac7Handlers,
  ...privacyHandlers,
  ...questionHandlers,
  ...reportHandlers,
  ...reviewHandlers,
  ...shipmentHandlers,
  ...staffDeskHandlers,
  ...staffHandlers,
  ...suggestionHandlers,
  ...transportHandlers,
  ...wantedHandlers,
  ...watchHandlers,
];
