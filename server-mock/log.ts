import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Fields that may carry a secret or a person's address; they never reach the log (S22). */
const redacted = [
  'authorization',
  'token',
  'password',
  'email',
  '*.authorization',
  '*.token',
  '*.password',
  '*.email',
  'req.headers.authorization',
  // The database quotes the row that it refused.
  'err.detail',
  'err.where',
];

/** What texts of errors may quote: the database repeats a value that it could not read, libraries what they were given. */
const quoted: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/(invalid input (?:syntax|value) for \w[\w ]*: )"[^"]*"/g, '$1"[hidden]"'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[hidden]'],
  [/\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g, '[hidden]'],
  // Tokens and links are 256 bits in base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[hidden]'],
];

/** A text without addresses of people, account numbers, tokens and values from the database. */
export function withoutSecrets(text: string): string {
  return quoted.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text);
}

/** An error as the log shows it: all of it, without what its texts quote (S22). */
function errorForLog(error: Error): unknown {
  const shown: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const [name, value] of Object.entries(shown)) {
    if (typeof value === 'string') shown[name] = withoutSecrets(value);
  }
  // What it was made of: rows and parameters among it.
  const { type, message, stack, code, statusCode, detail, where } = shown;
  const parts =
    error instanceof AggregateError ? error.errors.map((part) => withoutSecrets(String(part))) : undefined;
  return { type, message, stack, code, statusCode, detail, where, parts };
}

/** Structured log: one JSON object a line, times in UTC; to the standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: (error: unknown) => (error instanceof Error ? errorForLog(error) : withoutSecrets(String(error))),
    },
    redact: { paths: redacted, censor: '[hidden]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
