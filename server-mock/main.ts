import { ConfigError, readConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { limitHeapGrowth } from './heap-growth.ts';
import { catchTheRest } from './last-resort.ts';
import { listenUntilStopped } from './listen-until-stopped.ts';
import { complaintAboutNode } from './node-version.ts';
import { describeStartFailure } from './start-failure.ts';

/** Starts the server with the settings of the environment. The caller prints any error and exits with code 1. */
async function main(): Promise<void> {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint !== null) throw new ConfigError(complaint);
  limitHeapGrowth();
  const config = readConfig(process.env);
  const server = await createServer({ config });
  catchTheRest(server.deps.log);
  await listenUntilStopped(server);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${describeStartFailure(error, process.env)}\n`);
  process.exit(1);
}
