import { startNewEpoch } from '../server-mock/modules/sync/epoch.ts';
import { withDatabase } from './database/with-database.ts';

// After a restored backup, once, before the server is opened to people: devices then fetch their lists again, and what
// waits on them is sent. See docs/operations.md. Stop the server first when it is the embedded database.
await withDatabase(async (db) => {
  console.log(`A new history begins: ${await startNewEpoch(db)}. Every device will fetch its lists again.`);
});
