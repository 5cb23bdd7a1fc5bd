/** Somebody reported something. Payload `{ reportId, kind }`. */
export const reportFiled = 'report.filed';
/** Staff decided about a report. Payload `{ reportId, decision }`; no ids of people, whose accounts may be deleted. */
export const reportResolved = 'report.resolved';
