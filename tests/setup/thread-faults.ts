import { onTestFinished } from 'vitest';
import { ThreadFault, threadFaults } from '#server/in-thread.ts';

/** Returns a list to which the faults of threads are added until the test ends. */
export function collectThreadFaults(): readonly ThreadFault[] {
  const seen: ThreadFault[] = [];
  const onFault = (fault: unknown) => {
    if (fault instanceof ThreadFault) seen.push(fault);
  };
  threadFaults.subscribe(onFault);
  onTestFinished(() => void threadFaults.unsubscribe(onFault));
  return seen;
}
