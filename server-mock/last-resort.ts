import type { Log } from './log.ts';

/**
 * The last handler of all: what nobody caught is logged once and does not take everybody's requests down with it (S21).
 * Whether the server can still work is for /readyz to say. Where the log itself is gone the process ends. Returns the way
 * back.
 */
export function catchTheRest(log: Log): () => void {
  const onException = (fault: unknown) => {
    if (isLostOutput(fault)) process.exit(1);
    log.fatal({ err: fault }, 'nobody caught this exception');
  };
  const onRejection = (fault: unknown) => {
    log.error({ err: fault }, 'nobody caught this rejection');
  };
  process.on('uncaughtException', onException);
  process.on('unhandledRejection', onRejection);
  return () => {
    process.off('uncaughtException', onException);
    process.off('unhandledRejection', onRejection);
  };
}

/** Logging that the log cannot be written would never end. */
function isLostOutput(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'EPIPE' && 'syscall' in fault;
}
