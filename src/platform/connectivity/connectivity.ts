import { BehaviorSubject } from 'rxjs';

/** How long between two questions to the server while requests fail, in milliseconds. */
const probeEvery = 5_000;
/** The same while the browser says that there is no network: mostly that is true. */
const rareProbeEvery = 60_000;
const probePath = '/healthz';

export interface Connectivity {
  /** False when the browser says offline, or when requests failed and the server has not answered since. */
  readonly online$: BehaviorSubject<boolean>;
  /**
   * False while the browser says that there is no network and no answer has shown otherwise: then nothing is asked for
   * that nobody waits for. One failed or slow request does not change it.
   */
  readonly network$: BehaviorSubject<boolean>;
  /**
   * Tell it the outcome of every request. After a failed one the server is asked, until it answers: one request may fail
   * for a reason of its own while all others succeed.
   */
  reportRequest(outcome: 'reached' | 'failed'): void;
  /** Somebody asks to try again: asks the server once although the browser says that there is no network. */
  askNow(): void;
  /** Asks the server once and notes the outcome, for a failure that may be the network's or a fault of one request. */
  isReachable(): Promise<boolean>;
  stop(): void;
}

export interface ConnectivityParts {
  /** Receives 'online' and 'offline' events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  readonly browserOnline: () => boolean;
  /** Resolves true when the server answered anything at all; never rejects. */
  readonly probe: () => Promise<boolean>;
  readonly probeEvery?: number;
}

/**
 * `navigator.onLine` only knows the cable, and is wrong at times; what requests met decides the rest (CONTENT-017,
 * PWA-001).
 */
export function createConnectivity(parts: ConnectivityParts): Connectivity {
  const online$ = new BehaviorSubject(parts.browserOnline());
  const network$ = new BehaviorSubject(parts.browserOnline());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<boolean> | undefined;
  let stopped = false;

  function say(online: boolean): void {
    const network = online || parts.browserOnline();
    if (network$.value !== network) network$.next(network);
    if (online$.value !== online) online$.next(online);
  }
  function cancelProbe(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  /** Whoever asks while the server is being asked gets the same answer; a "no" that a later "yes" overtook is not noted. */
  function probe(): Promise<boolean> {
    cancelProbe();
    asking ??= parts.probe().then((reached) => {
      if (reached) onReached();
      else if (asking !== undefined) onFailed();
      return reached;
    });
    return asking;
  }
  function probeLater(): void {
    if (timer !== undefined || stopped) return;
    timer = setTimeout(probe, parts.browserOnline() ? (parts.probeEvery ?? probeEvery) : rareProbeEvery);
  }
  const onReached = (): void => {
    cancelProbe();
    asking = undefined;
    say(true);
  };
  const onFailed = (): void => {
    asking = undefined;
    say(false);
    probeLater();
  };
  const onOffline = (): void => {
    cancelProbe();
    onFailed();
  };
  if (!online$.value) probeLater();
  parts.events?.addEventListener('online', onReached);
  parts.events?.addEventListener('offline', onOffline);

  return {
    online$,
    network$,
    reportRequest(outcome) {
      if (outcome === 'reached') onReached();
      else if (online$.value) void probe();
    },
    askNow() {
      if (!network$.value) void probe();
    },
    isReachable: probe,
    stop() {
      stopped = true;
      cancelProbe();
      parts.events?.removeEventListener('online', onReached);
      parts.events?.removeEventListener('offline', onOffline);
    },
  };
}

async function askServer(): Promise<boolean> {
  try {
    await fetch(probePath, { cache: 'no-store', signal: AbortSignal.timeout(4_000) });
    return true;
  } catch {
    return false;
  }
}

const connectivity = createConnectivity({
  events: typeof globalThis.addEventListener === 'function' ? globalThis : null,
  // Its "true" means nothing: a cable is no server.
  browserOnline: () => globalThis.navigator?.onLine !== false,
  probe: askServer,
});

/** True while the server's last answer was that it is closed for work on it: status 503. */
export const closed$ = new BehaviorSubject(false);

/** Tell it the status of every answer. */
export function reportStatus(status: number): void {
  const isClosed = status === 503;
  if (closed$.value !== isClosed) closed$.next(isClosed);
}

export const { online$, network$, reportRequest, askNow, isReachable } = connectivity;
