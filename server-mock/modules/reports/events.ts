/** Somebody reported something. Payload `{ reportId, kind }`. */
export const reportFiled = 'report.filed';
/** Staff decided about a report. Payload `{ reportId, decision }`; no ids of people, whose accounts may be deleted. */
export const reportResolved = 'report.resolved';
/** One side appealed a decision. Payload `{ reportId, appealId, side }`. */
export const reportAppealed = 'report.appealed';
/** Staff decided an appeal. Payload `{ reportId, appealId, side, outcome, decision, wasKnown }`. */
export const reportAppealDecided = 'report.appeal_decided';
/** A decision is overdue. Payload `{ reportId, state }`. */
export const reportOverdue = 'report.overdue';
