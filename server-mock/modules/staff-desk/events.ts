/** Staff keep somebody out. Payload `{ userId, suspensionId, reason, sellerId }`. */
export const userSuspended = 'user.suspended';
/** They may come back. Payload `{ userId, suspensionId, sellerId }`. */
export const userReinstated = 'user.reinstated';
/** Somebody works here from now on, or no longer. Payload `{ userId, isStaff, actorId }`. */
export const userRoleChanged = 'user.role_changed';
/** Staff signed somebody out. Payload `{ userId, sessionId }`; `sessionId` is null for every device. */
export const userSessionsEnded = 'user.sessions_ended';
