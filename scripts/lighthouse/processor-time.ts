import { readFileSync, writeFileSync } from 'node:fs';

/**
 * One event of Chromium's trace. Times are in microseconds; `tts` and `tdur` are processor time of the event's
 * thread.
 */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  ts: number;
  dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
}

type Timed = TraceEvent & { dur: number; tts: number; tdur: number };

const isTask = (event: TraceEvent): event is Timed =>
  event.ph === 'X' &&
  event.name.endsWith('RunTask') &&
  event.dur !== undefined &&
  event.tts !== undefined &&
  event.tdur !== undefined;

/** The tasks of a thread that are not nested in another task, in order. */
function outermost(events: readonly TraceEvent[]): Timed[] {
  let end = 0;
  return events.filter(isTask).filter((task) => {
    if (task.ts < end) return false;
    end = task.ts + task.dur;
    return true;
  });
}

/** Shortens every task of a thread to the processor time it used, and moves the events inside it accordingly. */
function shorten(events: readonly TraceEvent[]): void {
  let at = 0;
  for (const { ts: start, dur, tts, tdur } of outermost(events)) {
    while ((events[at]?.ts ?? Number.POSITIVE_INFINITY) < start) at += 1;
    for (; (events[at]?.ts ?? Number.POSITIVE_INFINITY) < start + dur; at += 1) {
      const event = events[at];
      if (event === undefined) break;
      const into = event.tts === undefined ? Math.min(event.ts - start, tdur) : event.tts - tts;
      event.ts = start + Math.min(Math.max(into, 0), tdur);
      if (event.dur !== undefined) event.dur = Math.min(event.tdur ?? event.dur, start + tdur - event.ts);
    }
  }
}

/**
 * Rewrites the trace among Lighthouse's artifacts, so that an audit counts how long the page's threads worked and not
 * how long they waited for a processor.
 */
export function reckonByProcessorTime(artifacts: string): void {
  const file = `${artifacts}/trace.json`;
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(file, 'utf8'));
  const threads = Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid}:${tid}`);
  for (const events of threads.values()) shorten(events.toSorted((one, other) => one.ts - other.ts));
  writeFileSync(file, JSON.stringify(trace));
}
