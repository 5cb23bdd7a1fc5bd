import process from 'node:process';
import { pathToFileURL } from 'node:url';

/**
 * Settings of the C library on Linux, which reads them only as a process starts: one arena for all threads instead of eight per
 * processor, and what was freed goes back to the system (docs/decisions/0066-rendering-and-memory.md).
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  /** Bytes from which a block has pages of its own. */
  MALLOC_MMAP_THRESHOLD_: String(2 ** 20),
  /** Free bytes that stay at the top of the heap. */
  MALLOC_TRIM_THRESHOLD_: String(2 ** 17),
  /** Bytes that the heap grows by in advance. */
  MALLOC_TOP_PAD_: '0',
} as const;

/**
 * Node's thread pool has four threads, which two passwords and two pictures can take; compressed pages and files would wait for them.
 */
export const threadSettings = { UV_THREADPOOL_SIZE: '6' } as const;

/**
 * Turns this process into another program, with the same arguments and flags, and with `memorySettings` unless one of them is
 * set already, and `threadSettings`. What this program loaded is gone, such as Node's compiler of TypeScript. Only on Linux, and not with a channel to a
 * parent process, which would be closed; elsewhere the program runs within this one.
 */
export async function continueAs(program: string): Promise<void> {
  if (process.platform === 'linux' && process.execve !== undefined && process.send === undefined) {
    const isSet = Object.keys(memorySettings).some((name) => process.env[name] !== undefined);
    const commandLine = [process.execPath, ...process.execArgv, program, ...process.argv.slice(2)];
    const environment = { ...threadSettings, ...process.env, ...(isSet ? {} : memorySettings) };
    try {
      process.execve(process.execPath, commandLine, environment);
    } catch (error) {
      console.warn('The server runs within the process that started it, and will use more memory.', error);
    }
  }
  await import(pathToFileURL(program).href);
}
