import { readConfig } from '../server-mock/config.ts';
import { seedDemo } from '../server-mock/db/seed/seed.ts';
import { withDatabase } from './database/with-database.ts';

// Fills the configured database with the demo data, whatever the value of DEMO. Stop the server first if it uses the
// embedded database.
await withDatabase(async (db) => {
  const done = await seedDemo(db, new Date(), readConfig(process.env).demoListings);
  console.log(
    done ? 'The demo catalogue is in the database.' : 'The demo was seeded before; nothing changed.',
  );
});
