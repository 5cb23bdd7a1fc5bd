/** The fields of a log line: flat values only, and never names, addresses, tokens or typed text. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>;
type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export interface LogLine {
  readonly level: LogLevel;
  readonly event: string;
  readonly facts: LogFacts;
  readonly at: number;
}

const sinks = new Set<(line: LogLine) => void>();

function write(level: LogLevel, event: string, facts: LogFacts): void {
  const line: LogLine = { level, event, facts, at: Date.now() };
  for (const sink of sinks) sink(line);
}

/**
 * The logger of the page. It does not write to the console but passes lines to its sinks. Event names are snake_case.
 */
export const logger = {
  debug: (event: string, facts: LogFacts = {}): void => write('debug', event, facts),
  info: (event: string, facts: LogFacts = {}): void => write('info', event, facts),
  warn: (event: string, facts: LogFacts = {}): void => write('warn', event, facts),
  error: (event: string, facts: LogFacts = {}): void => write('error', event, facts),
};

/** Adds a sink for all following lines. Returns a function that removes it. */
export function addLogSink(sink: (line: LogLine) => void): () => void {
  sinks.add(sink);
  return () => {
    sinks.delete(sink);
  };
}

/** Formats an error for the log: its name and message, without its data. */
export function errorText(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}`.slice(0, 300)
    : String(error).slice(0, 300);
}
