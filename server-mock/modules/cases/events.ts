/** A case changed, for a side that is notified of it. Payload `{ caseId, what, side }`. */
export const caseChanged = 'case.moved';
/** A side's term is about to end. Payload `{ caseId, state, since, side }`; `since` is when the state began. */
export const caseReminderDue = 'case.reminder_due';
/** A decision of staff is overdue. Payload `{ caseId, state }`. */
export const caseOverdue = 'case.overdue';
