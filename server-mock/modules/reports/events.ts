/** Somebody reported something. Payload `{ reportId, kind }`. */
export const reportFiled = 'report.filed';
/** Staff decided about a report. Payload `{ reportId, reporterId, kind, subjectId, decision }`; the reporter may be null. */
export const reportResolved = 'report.resolved';
