import { startNewEpoch } from '../server-mock/db/epoch.ts';
import { withDatabase } from './database/with-database.ts';

// Run this once after restoring a backup, before the server is opened to users: devices then fetch their lists again
// and send their pending edits. See docs/operations.md. Stop the server first if it uses the embedded database.
await withDatabase(async (db) => {
  console.log(`A new history begins: ${await startNewEpoch(db)}. Every device will fetch its lists again.`);
});
