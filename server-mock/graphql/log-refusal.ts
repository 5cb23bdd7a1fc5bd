import type { Log } from '../log.ts';
import {
  type AppError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from './errors.ts';

export interface Attempt {
  /** The name of the operation, or `METHOD /path`. */
  readonly operation: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The caller's IP address (for IPv6 its /64 network). */
  readonly ip: string;
}

function isPermission(error: unknown): error is AppError {
  return (
    error instanceof UserNotAuthenticatedError ||
    error instanceof UserHasNoObjectPermissionError ||
    error instanceof UserHasNoAdminPermissionsError
  );
}

/** Logs a missing permission, one line each (S22); other errors are handled by the caller. */
export function logRefusal(log: Log, { operation, userId, ip }: Attempt, error: unknown): void {
  if (isPermission(error))
    log.info({ operation, userId, ip, errorCode: error.errorCode }, 'permission refused');
}
