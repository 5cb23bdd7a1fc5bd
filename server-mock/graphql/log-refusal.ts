import type { Log } from '../log.ts';
import {
  type AppError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from './errors.ts';

/** Who tried what, from where. */
export interface Attempt {
  /** The operation's name, or `METHOD /path`. */
  readonly operation: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The caller's address, of IPv6 the network. */
  readonly ip: string;
}

function isPermission(error: unknown): error is AppError {
  return (
    error instanceof UserNotAuthenticatedError ||
    error instanceof UserHasNoObjectPermissionError ||
    error instanceof UserHasNoAdminPermissionsError
  );
}

/** Writes a refused permission into the log, one line each (S22); any other error is left to whom it concerns. */
export function logRefusal(log: Log, { operation, userId, ip }: Attempt, error: unknown): void {
  if (isPermission(error))
    log.info({ operation, userId, ip, errorCode: error.errorCode }, 'permission refused');
}
