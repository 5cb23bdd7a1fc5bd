import { BehaviorSubject } from 'rxjs';
import type { Notification } from '#domain/notifications/notification.ts';

/** Identifies a notification until a later one replaces it under the same id. */
export function versionOf({ id, createdAt }: Pick<Notification, 'id' | 'createdAt'>): string {
  return `${id}@${createdAt}`;
}

/** Versions that were deleted on this screen and can still be restored. */
export const pendingDeletions$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
