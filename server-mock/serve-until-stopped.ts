import { type Config, ConfigError, readConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { configureGarbageCollection } from './garbage-collection.ts';
import { catchTheRest } from './last-resort.ts';
import { listenUntilStopped } from './listen-until-stopped.ts';
import { complaintAboutNode } from './node-version.ts';
import { describeStartFailure } from './start-failure.ts';

/**
 * Runs the server with these settings until the process is stopped, and calls `onListening` once it accepts connections. If it
 * cannot start, it prints why and ends the process with exit code 1.
 */
export async function serveUntilStopped(
  settings: NodeJS.ProcessEnv,
  onListening: (config: Config) => void = () => undefined,
): Promise<void> {
  try {
    const complaint = complaintAboutNode(process.versions.node);
    if (complaint !== null) throw new ConfigError(complaint);
    configureGarbageCollection();
    const config = readConfig(settings);
    const server = await createServer({ config });
    catchTheRest(server.deps.log);
    await listenUntilStopped(server);
    onListening(config);
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error, settings)}\n`);
    process.exit(1);
  }
}
