import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Another process uses the data folder. */
export class FolderTakenError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that server first, or give this one its own folder with DATA_DIR.`,
    );
    this.pid = pid;
  }
}

const gatePatience = 10_000;

interface Holder {
  readonly pid: number;
  /** Start time reported by the operating system, to tell a reused pid from the same process. Null where unknown. */
  readonly startTime: string | null;
}

const nobody: Holder = { pid: 0, startTime: null };

/**
 * Locks the folder for this process: two processes on one embedded database would lose each other's commits. Takes
 * over the lock of a process that no longer runs. Throws FolderTakenError, which names the holder, if another process
 * has the lock.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'server.lock');
  const own = `${lock}.${process.pid}`;
  const me: Holder = { pid: process.pid, startTime: startTimeOf(process.pid) };
  // Written under another name and then linked, so that the lock file never exists without its content.
  writeFileSync(own, JSON.stringify(me));
  try {
    for (let tries = 0; tries < 1000; tries += 1) {
      if (linked(own, lock)) return { release: () => release(lock, me) };
      const holder = holderOf(lock);
      if (holder === null) continue;
      if (isAlive(holder)) throw new FolderTakenError(folder, holder.pid);
      takeAway(lock, holder);
    }
    throw new Error(`The lock ${lock} keeps changing hands; try again.`);
  } finally {
    rmSync(own, { force: true });
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(lock: string): Holder | null {
  try {
    return read(readFileSync(lock, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Parses the lock file. An unreadable lock is left by a power failure and has no holder. */
function read(text: string): Holder {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value)) return nobody;
    const startTime = 'startTime' in value && typeof value.startTime === 'string' ? value.startTime : null;
    const pid = Number(value.pid);
    return Number.isInteger(pid) && pid > 0 ? { pid, startTime } : nobody;
  } catch {
    return nobody;
  }
}

/**
 * Removes a stale lock. Two processes may find the same stale lock at once, and the slower one must not remove the
 * faster one's new lock. A second lock, named after the dead holder, lets only one of them do it.
 */
function takeAway(lock: string, dead: Holder): void {
  const gate = `${lock}.stale-${dead.pid}-${dead.startTime ?? 'x'}`;
  try {
    mkdirSync(gate);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // The owner of this second lock may have died while it held it; a running one needs it only briefly.
    const since = statSync(gate, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > gatePatience) rmSync(gate, { recursive: true, force: true });
    pause(20);
    return;
  }
  try {
    const holder = holderOf(lock);
    if (holder?.pid === dead.pid && holder.startTime === dead.startTime) rmSync(lock, { force: true });
  } finally {
    rmSync(gate, { recursive: true, force: true });
  }
}

/** Blocks the thread, which is acceptable because this runs once, before the server does anything else. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function release(lock: string, me: Holder): void {
  const holder = holderOf(lock);
  if (holder?.pid === me.pid && holder.startTime === me.startTime) rmSync(lock, { force: true });
}

/**
 * True while the process that took the lock can still write. A zombie process, which has ended but was not yet reaped
 * by its parent, still answers to signals and has the same start time, but can no longer write.
 */
function isAlive(holder: Holder): boolean {
  if (holder.pid === nobody.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const { state, startTime } = statOf(holder.pid);
  if (state !== null && endedStates.has(state)) return false;
  return startTime === null || holder.startTime === null || startTime === holder.startTime;
}

/** Process states that mean zombie or dead, see proc_pid_stat(5). */
const endedStates: ReadonlySet<string> = new Set(['Z', 'X', 'x']);

function startTimeOf(pid: number): string | null {
  return statOf(pid).startTime;
}

interface ProcessStat {
  readonly state: string | null;
  /** Clock ticks since boot. */
  readonly startTime: string | null;
}

/** Reads fields 3 and 22 of /proc/<pid>/stat; null outside Linux. */
function statOf(pid: number): ProcessStat {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and parentheses, so fields are counted from the last closing parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? null, startTime: fields[19] ?? null };
  } catch {
    return { state: null, startTime: null };
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
