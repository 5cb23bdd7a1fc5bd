import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow by half of what is in use before it is collected again. V8's default depends on the memory of the machine:
 * on a large one it waits for several times as much, and a server that renders pages takes 600 MB for 100 MB of data
 * (docs/decisions/0066-rendering-and-memory.md). There is no limit: a heap that is needed still grows.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
