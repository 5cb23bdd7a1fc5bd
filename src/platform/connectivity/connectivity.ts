import { BehaviorSubject } from 'rxjs';

/** How long between two questions to the server while requests fail, in milliseconds. */
const probeEvery = 5_000;
const probePath = '/healthz';

export interface Connectivity {
  /** False when the browser says offline, or when requests failed and the server has not answered since. */
  readonly online$: BehaviorSubject<boolean>;
  /** Tell it the outcome of every request: a failed one starts asking the server until it answers. */
  reportRequest(outcome: 'reached' | 'failed'): void;
  stop(): void;
}

export interface ConnectivityParts {
  /** Receives 'online' and 'offline' events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  readonly browserOnline: () => boolean;
  /** Resolves true when the server answered anything at all. */
  readonly probe: () => Promise<boolean>;
  readonly probeEvery?: number;
}

/** `navigator.onLine` only knows the cable; what requests met decides the rest (CONTENT-017, PWA-001). */
export function createConnectivity(parts: ConnectivityParts): Connectivity {
  const online$ = new BehaviorSubject(parts.browserOnline());
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;

  function say(online: boolean): void {
    if (online$.value !== online) online$.next(online);
  }
  function cancelProbe(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  function probeLater(): void {
    if (timer !== null || stopped) return;
    timer = setTimeout(() => {
      timer = null;
      if (!parts.browserOnline()) return;
      parts.probe().then(
        (reached) => (reached ? say(true) : probeLater()),
        () => probeLater(),
      );
    }, parts.probeEvery ?? probeEvery);
  }
  const onOnline = (): void => {
    cancelProbe();
    say(true);
  };
  const onOffline = (): void => {
    cancelProbe();
    say(false);
  };
  parts.events?.addEventListener('online', onOnline);
  parts.events?.addEventListener('offline', onOffline);

  return {
    online$,
    reportRequest(outcome) {
      if (outcome === 'reached') {
        cancelProbe();
        say(true);
        return;
      }
      say(false);
      probeLater();
    },
    stop() {
      stopped = true;
      cancelProbe();
      parts.events?.removeEventListener('online', onOnline);
      parts.events?.removeEventListener('offline', onOffline);
    },
  };
}

async function askServer(): Promise<boolean> {
  try {
    await fetch(probePath, { method: 'GET', cache: 'no-store', signal: AbortSignal.timeout(4_000) });
    return true;
  } catch {
    return false;
  }
}

const connectivity = createConnectivity({
  events: typeof window === 'undefined' || typeof window.addEventListener !== 'function' ? null : window,
  browserOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  probe: askServer,
});

/** True while the server's last answer was that it is closed for work on it: status 503. */
export const closed$ = new BehaviorSubject(false);

/** Tell it the status of every answer. */
export function reportStatus(status: number): void {
  const isClosed = status === 503;
  if (closed$.value !== isClosed) closed$.next(isClosed);
}

export const online$ = connectivity.online$;
export const reportRequest = connectivity.reportRequest;
