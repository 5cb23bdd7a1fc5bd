import type { BehaviorSubject, Subscription } from 'rxjs';
import { auditTime } from 'rxjs';
import { restingRuntime, type SyncRuntime } from './sync-runtime.ts';

/** The subset of BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

function runtimeFrom(data: unknown): SyncRuntime | null {
  if (typeof data !== 'object' || data === null || !('busy' in data) || !('sending' in data)) return null;
  const update = data as SyncRuntime;
  return Array.isArray(update.sending) ? { ...restingRuntime, ...update } : null;
}

/**
 * Shares the state of sync between tabs: the replicating tab sends it and the others receive it, so that every tab
 * shows the same state. Pending edits are not part of it, because they are in the shared database
 * (docs/sync-hazards.md, H12).
 */
export function shareRuntime(
  runtime$: BehaviorSubject<SyncRuntime>,
  channel: Channel | null,
): { lead(): Subscription; stop(): void } {
  if (channel !== null) {
    channel.onmessage = ({ data }) => {
      const update = runtimeFrom(data);
      if (update !== null) runtime$.next(update);
    };
  }
  return {
    lead: () =>
      runtime$.pipe(auditTime(20)).subscribe((runtime) => {
        channel?.postMessage(runtime);
      }),
    stop() {
      channel?.close();
    },
  };
}
