import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** With more processors, V8's other threads can be busy without taking time from anything. */
const fewProcessors = 2;

/** V8's flags for a machine with this many processors. */
export function garbageCollectionFlags(processors: number): readonly string[] {
  const everywhere = ['--heap-growing-percent=50', '--optimize-for-size'];
  return processors > fewProcessors ? everywhere : [...everywhere, '--no-parallel-scavenge'];
}

/**
 * Sets how V8 collects garbage, in all threads; the figures are in docs/decisions/0066-rendering-and-memory.md.
 *
 * The heap grows by half of what is in use before it is collected again. V8's default depends on the memory of the machine: on a
 * large one it waits for several times as much, and a server that renders pages takes 600 MB for 100 MB of data. There is
 * no limit: a heap that is needed still grows.
 *
 * V8 also moves objects together while it collects, so that what is empty between them goes back to the system, and
 * lets the young generation shrink: a quarter less memory for a fifth to a quarter more processor time per page. Set in
 * a process that runs, the flag leaves out what it would change at the start, such as a young generation of one megabyte.
 *
 * On a machine with few processors, each thread collects its new objects alone. With the help of four other threads a page
 * takes a tenth more processor time, and the thread that renders it is not done earlier.
 */
export function configureGarbageCollection(): void {
  for (const flag of garbageCollectionFlags(availableParallelism())) setFlagsFromString(flag);
}
