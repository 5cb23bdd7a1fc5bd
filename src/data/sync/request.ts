import type { ReplicaContext } from './replica-context.ts';
import { ClientOutdated, NotSignedIn, TransportFailed } from './transport.ts';

/**
 * Sends one request to the server: waits for its turn after failures, enforces the time limit, and reports the
 * outcome to the engine. Throws only TransportFailed, ClientOutdated, NotSignedIn or the reason of an aborted signal.
 */
export async function request<T>(
  context: ReplicaContext,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  await context.backoff.ready(signal);
  const network = context.networkSignal();
  const limited = AbortSignal.any([signal, network, AbortSignal.timeout(context.requestTimeout)]);
  try {
    const answer = await ask(limited);
    context.backoff.succeeded();
    context.report(null);
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    // Aborted because the network was lost: the server did not fail, and the next attempt waits for the network
    // anyway.
    network.throwIfAborted();
    const known =
      error instanceof TransportFailed || error instanceof ClientOutdated || error instanceof NotSignedIn;
    const failure = known ? error : new TransportFailed('network', String(error));
    if (failure instanceof TransportFailed) context.backoff.failed(failure.retryAfter);
    context.report(failure);
    throw failure;
  }
}
