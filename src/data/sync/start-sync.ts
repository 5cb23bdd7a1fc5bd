import { channelNames } from '#domain/storage/channel-names.ts';
import { lockNames } from '#domain/storage/lock-names.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { network$, online$, reportRequest } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { isCurrentToken, session$, signOut } from '#src/platform/session/session.ts';
import { patient } from '#src/platform/update/patient.ts';
import { onBeforeClose } from '../db/before-close.ts';
import { reportConnectionLost } from '../db/current-database.ts';
import { database$ } from '../db/database-stream.ts';
import { ownerOf } from '../db/owners.ts';
import type { HervondenDatabase } from '../db/types.ts';
import { followLeadership, type Locks } from './leadership.ts';
import { shareRuntime } from './runtime-updates.ts';
import { restingRuntime, runtimeOf } from './sync-runtime.ts';
import { type SyncTransport, TransportFailed } from './transport.ts';

/** Creates the transport for one account's data. */
export type MakeTransport = (userId: string) => Promise<SyncTransport>;

/** The token of this account only: data is never sent under another account (docs/sync-hazards.md, H11). */
export function tokenOf(userId: string): string | null {
  const session = session$.value;
  return session?.userId === userId ? session.token : null;
}

const loadTransport = patient(() => import('./http-transport.ts'));
const loadEngine = patient(() => import('./replicate.ts'));

const overHttp: MakeTransport = async (userId) => {
  const { httpTransport } = await loadTransport();
  const url = apiAddress('/graphql');
  return httpTransport({
    url,
    socketUrl: new URL(url, location.href).href.replace(/^http/, 'ws'),
    token: () => tokenOf(userId),
    isCurrent: isCurrentToken,
    locale: () => document.documentElement.lang || 'nl',
  });
};

/** Reports the outcome of requests to the connectivity module. */
function sensed(transport: SyncTransport): SyncTransport {
  const watch = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
    try {
      const answer = await work;
      reportRequest('reached');
      return answer;
    } catch (error) {
      // A request aborted by the app itself (sign-out, another tab leads) says nothing about the network; a timeout
      // does.
      const own = signal.aborted && (signal.reason as { name?: unknown } | null)?.name !== 'TimeoutError';
      if (!own && error instanceof TransportFailed && error.reason === 'network') reportRequest('failed');
      throw error;
    }
  };
  return {
    pull: (collection, checkpoint, limit, signal) =>
      watch(transport.pull(collection, checkpoint, limit, signal), signal),
    push: (collection, rows, epoch, signal) => watch(transport.push(collection, rows, epoch, signal), signal),
    pokes: () => transport.pokes(),
  };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

const locks = (): Locks | null =>
  typeof navigator === 'undefined' || navigator.locks === undefined ? null : (navigator.locks as Locks);
const page = (): Document | null => (typeof document === 'undefined' ? null : document);

/** Replicates one account's database while this tab leads. Returns the function that stops it. */
function syncDatabase(database: HervondenDatabase, makeTransport: MakeTransport): () => Promise<void> {
  const owner = ownerOf(database);
  if (owner.kind === 'visitor') return () => Promise.resolve();
  const runtime$ = runtimeOf(database);
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelNames.sync(database.name));
  const updates = shareRuntime(runtime$, channel);

  async function lead(signal: AbortSignal, userId: string): Promise<void> {
    const { createSyncEngine } = await loadEngine();
    const engine = createSyncEngine({
      database,
      transport: sensed(await makeTransport(userId)),
      network$,
      online$,
      // If another account signed in meanwhile, the refusal does not concern it, and it must not be signed out.
      signedOut: () => {
        if (tokenOf(userId) !== null) signOut('expired');
      },
      connectionLost: () => reportConnectionLost(database),
    });
    const broadcasting = updates.lead();
    const onVisibility = (): void => {
      const isHidden = page()?.visibilityState === 'hidden';
      engine.hurry(isHidden);
      if (!isHidden) engine.retryNow();
    };
    engine.hurry(page()?.visibilityState === 'hidden');
    page()?.addEventListener('visibilitychange', onVisibility);
    try {
      if (!signal.aborted) await engine.start();
      await untilAborted(signal);
    } finally {
      page()?.removeEventListener('visibilitychange', onVisibility);
      await engine.stop();
      broadcasting.unsubscribe();
    }
  }

  const leave = followLeadership({
    name: lockNames.sync(database.name),
    locks: locks(),
    visible: () => page()?.visibilityState !== 'hidden',
    events: page(),
    lead: (signal) => lead(signal, owner.userId),
  });
  return async () => {
    await leave();
    updates.stop();
    runtime$.next({ ...restingRuntime, lastSyncedAt: runtime$.value.lastSyncedAt });
  };
}

/**
 * Replicates the account's database that is open, from now on (PWA-031..034). Call it once, next to `startDatabase`,
 * after the first paint. A visitor's data stays on the device. Returns the function that stops it.
 */
export function startSync(makeTransport: MakeTransport = overHttp): () => Promise<void> {
  let running: { readonly database: HervondenDatabase; readonly stop: () => Promise<void> } | null = null;
  const stopRunning = async (): Promise<void> => {
    const before = running;
    running = null;
    await before?.stop();
  };
  const following = database$.subscribe((database) => {
    const before = running;
    running = { database, stop: syncDatabase(database, makeTransport) };
    before?.stop().catch((error: unknown) => {
      logger.warn('sync_not_stopped', { error: errorText(error) });
    });
  });
  const leave = onBeforeClose(async (database) => {
    if (running?.database === database) await stopRunning();
  });
  return async () => {
    following.unsubscribe();
    leave();
    await stopRunning();
  };
}
