import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux per millisecond: 100 per second on all common systems. */
const ticksPerMs = 0.1;

/** Milliseconds of processor time that a process has used; 0 if it has ended. */
function usedBy(pid: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Without the first two fields, user and system time are the 12th and 13th.
    return (Number(fields[11]) + Number(fields[12])) / ticksPerMs;
  } catch {
    return 0;
  }
}

/** Processor time of the server and of all processes of PostgreSQL, in milliseconds. */
export function processorTime(serverPid: number): { readonly node: number; readonly postgres: number } {
  let postgres = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (nameOf(pid) === 'postgres') postgres += usedBy(pid);
  }
  return { node: usedBy(String(serverPid)), postgres };
}

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
