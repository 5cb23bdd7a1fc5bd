import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** With more processors, V8's other threads can be busy without taking time from anything. */
const fewProcessors = 2;

/** V8's flags for a machine with this many processors. */
export function garbageCollectionFlags(processors: number): readonly string[] {
  const everywhere = ['--heap-growing-percent=20', '--no-allocation-site-pretenuring'];
  return processors > fewProcessors ? everywhere : [...everywhere, '--no-parallel-scavenge'];
}

/**
 * Sets how V8 collects garbage, in all threads; the figures are in docs/decisions/0066-rendering-and-memory.md.
 *
 * The heap of a thread grows by a fifth of what is in use before it is collected again. V8's default depends on the
 * memory of the machine: on a large one it waits for several times as much, and a server that renders pages takes 600 MB
 * for 100 MB of data. There is no limit: a heap that is needed still grows.
 *
 * No allocation site is pretenured: V8 would allocate in the old generation what mostly survived a collection, as parts of a
 * page do that was being rendered. Such a part keeps what it refers to until a major collection.
 *
 * On a machine with few processors, each thread collects its new objects alone. With the help of four other threads a page
 * takes a tenth more processor time, and the thread that renders it is not done earlier.
 */
export function configureGarbageCollection(): void {
  for (const flag of garbageCollectionFlags(availableParallelism())) setFlagsFromString(flag);
}
