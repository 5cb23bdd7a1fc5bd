import process from 'node:process';
import { readConfig } from '../../server-mock/config.ts';
import { createServer } from '../../server-mock/create-server.ts';
import { limitHeapGrowth } from '../../server-mock/heap-growth.ts';
import { catchTheRest } from '../../server-mock/last-resort.ts';
import { listenUntilStopped } from '../../server-mock/listen-until-stopped.ts';
import { describeStartFailure } from '../../server-mock/start-failure.ts';
import { announce } from './announce.ts';

// What `npm start` runs, from the bundle: the server, for a person who reads the console.
try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  limitHeapGrowth();
  const server = await createServer({ config });
  catchTheRest(server.deps.log);
  await listenUntilStopped(server);
  announce(config);
} catch (error) {
  console.error(describeStartFailure(error, process.env));
  process.exit(1);
}
