import type { Server } from './create-server.ts';

/** Milliseconds until a hanging shutdown is forced; longer than the server's own grace period. */
const lastResort = 9_500;

/**
 * Opens the port and runs until SIGTERM or SIGINT; then stops gracefully and ends the process within 10 seconds
 * (R23). A second signal ends it at once. Resolves with the address when the port is open.
 */
export async function listenUntilStopped(server: Server, host = '0.0.0.0'): Promise<string> {
  const { log, config } = server.deps;
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), lastResort).unref();
    server.close().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.fatal({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    return await server.app.listen({ port: config.port, host });
  } catch (error) {
    // The port is in use: close the server, so that the lock on the data folder is released.
    await server.close();
    throw error;
  }
}
