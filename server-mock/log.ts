import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Fields that may contain a secret or an email address; they are never logged (S22). */
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
  // PostgreSQL quotes the rejected row here.
  'err.detail',
  'err.where',
];

/**
 * Values that error messages may quote: PostgreSQL repeats a value that it could not parse, libraries repeat their
 * input.
 */
const quoted: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/(invalid input (?:syntax|value) for \w[\w ]*: )"[^"]*"/g, '$1"[hidden]"'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[hidden]'],
  [/\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g, '[hidden]'],
  // Tokens and links contain 256 bits in base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[hidden]'],
];

/** Removes email addresses, account numbers, tokens and database values from a text. */
export function withoutSecrets(text: string): string {
  return quoted.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text);
}

/** Serialises an error for the log, without the values that its messages quote (S22). */
function errorForLog(error: Error): unknown {
  const shown: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const [name, value] of Object.entries(shown)) {
    if (typeof value === 'string') shown[name] = withoutSecrets(value);
  }
  // Other properties are dropped: among them are rows and parameters.
  const { type, message, stack, code, statusCode, detail, where } = shown;
  const parts =
    error instanceof AggregateError ? error.errors.map((part) => withoutSecrets(String(part))) : undefined;
  return { type, message, stack, code, statusCode, detail, where, parts };
}

/** Creates a structured log: one JSON object per line with UTC times, to the standard output by default. */
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
