import { ConfigError } from './config.ts';
import { FolderTakenError } from './db/folder-lock.ts';

/** Error codes of PostgreSQL and the network for an unusable DATABASE_URL. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  // Wrong user or password, missing database, or no permission to connect.
  '28000',
  '28P01',
  '3D000',
  '42501',
]);
const unusable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/**
 * Returns the message for the person who starts the server: a sentence that names the setting at fault, or the stack
 * trace of an unexpected error.
 */
export function describeStartFailure(
  error: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  if (error instanceof ConfigError || error instanceof FolderTakenError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return `Port ${environment.PORT ?? 4000} is in use by another program. Stop it, or choose another port with PORT.`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${environment.PORT ?? 4000} may not be opened by this user. Choose one above 1023 with PORT.`;
  }
  if (environment.DATABASE_URL && unreachable.has(code)) {
    return `The database of DATABASE_URL can't be used (${code}: ${error.message || 'no answer'}). Check that PostgreSQL runs and that user, password and name are right.`;
  }
  if (unusable.has(code)) {
    return `The data folder can't be used (${code}: ${error.message}). Choose another one with DATA_DIR.`;
  }
  return error.stack ?? error.message;
}
