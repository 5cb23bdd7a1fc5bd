import { type Logger, pino } from 'pino';

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

/** Structured log: one JSON object a line, times in UTC. */
export function createLog(level: string): Log {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[hidden]' },
  });
}
