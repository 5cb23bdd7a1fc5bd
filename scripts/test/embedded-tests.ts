/**
 * The API tests that `npm test` repeats on the embedded database. That is the same PostgreSQL in WebAssembly with a
 * single connection, so repeating the rest of the suite proves nothing more; `npm run test:full` does it. Tests that
 * open an embedded database themselves (`embedded`, `lock`, `stop`) are the same in every run and are not repeated.
 */
export const embeddedTests: readonly string[] = [
  'tests/api/health.test.ts',
  // There is one connection: transactions queue, and a query outside the running transaction would wait forever. One
  // path through each module, including races.
  'tests/api/addresses.test.ts',
  'tests/api/auth.test.ts',
  'tests/api/bids-races.test.ts',
  'tests/api/cart-joined.test.ts',
  'tests/api/cases.test.ts',
  'tests/api/chats.test.ts',
  'tests/api/command.test.ts',
  'tests/api/faults.test.ts',
  'tests/api/newsletter.test.ts',
  'tests/api/notifications.test.ts',
  'tests/api/orders-clock.test.ts',
  'tests/api/payment-races.test.ts',
  'tests/api/payout-reconciliation.test.ts',
  'tests/api/payouts.test.ts',
  'tests/api/pickups.test.ts',
  'tests/api/privacy.test.ts',
  'tests/api/publish-end-to-end.test.ts',
  'tests/api/push.test.ts',
  'tests/api/report-appeals.test.ts',
  'tests/api/reviews.test.ts',
  'tests/api/shipments.test.ts',
  'tests/api/staff-desk/users.test.ts',
  'tests/api/staff-review.test.ts',
  'tests/api/suggestions.test.ts',
  'tests/api/transports.test.ts',
  'tests/api/wanted.test.ts',
  'tests/api/watches.test.ts',
  'tests/api/withdrawals.test.ts',
  // There is no LISTEN: live events reach only the sockets of this process.
  'tests/api/chats-live.test.ts',
  'tests/api/event-bus.test.ts',
  'tests/api/events.test.ts',
  'tests/api/socket.test.ts',
  // There are no advisory locks between processes, and the planner has other defaults: order, pages and counts of
  // results.
  'tests/api/catalog-filters.test.ts',
  'tests/api/catalog-search.test.ts',
  'tests/api/search-contract.test.ts',
  'tests/api/search-feed.test.ts',
  'tests/api/sync-concurrency.test.ts',
  'tests/api/sync-contract.test.ts',
  'tests/api/sync-history.test.ts',
  'tests/api/sync-push.test.ts',
  // Rate limits are counted in memory instead of in the database.
  'tests/api/sec-limits.test.ts',
  // The demo of `npm start`, which uses an embedded database by default.
  'tests/api/demo-catalogue.test.ts',
  'tests/api/seed.test.ts',
];
