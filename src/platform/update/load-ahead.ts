import { errorText, logger } from '#src/platform/logger/logger.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds after which code is loaded ahead even on a busy device. */
const atTheLatest = 10_000;

/**
 * Loads code that the next tap probably needs, when the browser is idle; not for people who save data. A failure is
 * only noted: the tap tries again.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (isSavingData()) return;
  whenIdle(() => {
    load().catch((error: unknown) => logger.info('code_not_loaded_ahead', { error: errorText(error) }));
  }, atTheLatest);
}

function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
