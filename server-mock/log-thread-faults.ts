import { ThreadFault, threadFaults } from './in-thread.ts';
import type { StartTask } from './start-task.ts';

/** Logs what goes wrong in threads, for as long as the server runs. */
export const logThreadFaults: StartTask = async ({ log }) => {
  const onFault = (fault: unknown): void => {
    if (fault instanceof ThreadFault) log.warn({ err: fault.error, file: fault.file }, 'a thread failed');
  };
  threadFaults.subscribe(onFault);
  return async () => void threadFaults.unsubscribe(onFault);
};
