import process from 'node:process';

const megabyte = String(2 ** 20);

/**
 * Settings of the C library on Linux, which reads them only as a process starts: two areas of memory for all threads instead of
 * eight per processor, and what was freed goes back to the system (docs/decisions/0066-rendering-and-memory.md).
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: megabyte,
  MALLOC_TRIM_THRESHOLD_: megabyte,
} as const;

/**
 * Starts this program again in the same process with `memorySettings`, unless one of them is set already. Only on Linux, and
 * not with a channel to a parent process, which would be closed.
 */
export function startWithMemorySettings(): void {
  const isSet = Object.keys(memorySettings).some((name) => process.env[name] !== undefined);
  if (isSet || process.platform !== 'linux' || process.execve === undefined || process.send !== undefined)
    return;
  const commandLine = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve(process.execPath, commandLine, { ...process.env, ...memorySettings });
  } catch (error) {
    console.warn('The settings of the C library were not set; the server will use more memory.', error);
  }
}
