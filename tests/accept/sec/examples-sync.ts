import type { Examples } from './example.ts';

const page = { schemaVersion: 1, limit: 10 };
const rows = { schemaVersion: 1, rows: [] };

/** Replication takes the owner from the token, so that no argument can name anybody else. */
export const syncExamples: Examples = Object.fromEntries(
  ['Wishlist', 'SearchHistory', 'Drafts', 'Addresses', 'Notifications'].flatMap((collection) => [
    [`pull${collection}`, { args: () => page }],
    [`push${collection}`, { args: () => rows }],
  ]),
);
