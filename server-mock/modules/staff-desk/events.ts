/** Staff suspended an account. Payload `{ userId, suspensionId, reason, sellerId }`. */
export const userSuspended = 'user.suspended';
/** Staff lifted a suspension. Payload `{ userId, suspensionId, sellerId }`. */
export const userReinstated = 'user.reinstated';
/** An account was given the staff role, or lost it. Payload `{ userId, isStaff, actorId }`. */
export const userRoleChanged = 'user.role_changed';
/** Staff signed somebody out. Payload `{ userId, sessionId }`; `sessionId` is null for every device. */
export const userSessionsEnded = 'user.sessions_ended';
