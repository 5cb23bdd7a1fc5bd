import { BehaviorSubject } from 'rxjs';

/** The interval of probes while requests fail, in milliseconds. */
const probeEvery = 5_000;
/** The same while the browser reports that there is no network, which is usually correct; in milliseconds. */
const rareProbeEvery = 60_000;
const probePath = '/healthz';

export interface Connectivity {
  /**
   * False when the browser reports that it is offline, or when requests failed and the server has not responded
   * since.
   */
  readonly online$: BehaviorSubject<boolean>;
  /**
   * False while the browser reports that there is no network and no response has proved otherwise. Background
   * requests are not sent then. A single failed or slow request does not change it.
   */
  readonly network$: BehaviorSubject<boolean>;
  /** Whether the browser reports a network, which may be wrong. */
  readonly browserOnline$: BehaviorSubject<boolean>;
  /**
   * Has to be called with the outcome of every request. After a failed one the server is probed until it responds,
   * because a single request can fail while all others succeed.
   */
  reportRequest(outcome: 'reached' | 'failed'): void;
  /** Probes the server once although the browser reports no network, because the user wants to retry. */
  askNow(): void;
  /**
   * Probes the server once and records the outcome. Distinguishes a network failure from the failure of one request.
   */
  isReachable(): Promise<boolean>;
  stop(): void;
}

export interface ConnectivityParts {
  /** Dispatches 'online' and 'offline' events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  readonly browserOnline: () => boolean;
  /** Resolves to true for any response of the server. Never rejects. */
  readonly probe: () => Promise<boolean>;
  readonly probeEvery?: number;
}

/**
 * Creates a connectivity monitor. `navigator.onLine` only reflects the network interface and is sometimes wrong, so
 * the outcome of requests takes precedence (CONTENT-017, PWA-001).
 */
export function createConnectivity(parts: ConnectivityParts): Connectivity {
  const online$ = new BehaviorSubject(parts.browserOnline());
  const network$ = new BehaviorSubject(parts.browserOnline());
  const browserOnline$ = new BehaviorSubject(parts.browserOnline());
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
  /** Concurrent callers share one probe. A failure is not recorded when a later success has overtaken it. */
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
  const onBrowserOnline = (): void => {
    browserOnline$.next(parts.browserOnline());
    onReached();
  };
  const onBrowserOffline = (): void => {
    browserOnline$.next(parts.browserOnline());
    cancelProbe();
    onFailed();
  };
  if (!online$.value) probeLater();
  parts.events?.addEventListener('online', onBrowserOnline);
  parts.events?.addEventListener('offline', onBrowserOffline);

  return {
    online$,
    network$,
    browserOnline$,
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
      parts.events?.removeEventListener('online', onBrowserOnline);
      parts.events?.removeEventListener('offline', onBrowserOffline);
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
  // "true" proves nothing: a network interface does not mean that the server is reachable.
  browserOnline: () => globalThis.navigator?.onLine !== false,
  probe: askServer,
});

/** True while the last response of the server had status 503: it is closed for maintenance. */
export const closed$ = new BehaviorSubject(false);

/** Has to be called with the status of every response. */
export function reportStatus(status: number): void {
  const isClosed = status === 503;
  if (closed$.value !== isClosed) closed$.next(isClosed);
}

export const { online$, network$, browserOnline$, reportRequest, askNow, isReachable } = connectivity;
