import type { Log } from './log.ts';

/**
 * Handles uncaught exceptions and rejections: each is logged once and does not stop the server (S21). Whether the
 * server can still work is reported by /readyz. Ends the process if the log output is gone. Returns a function that
 * removes the handlers.
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

/** An error while writing the log must not be logged, because that would repeat for ever. */
function isLostOutput(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'EPIPE' && 'syscall' in fault;
}
