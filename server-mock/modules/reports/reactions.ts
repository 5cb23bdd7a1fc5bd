import type { Reaction } from '../../process/reactions.ts';
import { personReader } from '../notifications/readers-view.ts';
import { notify } from '../notifications/store.ts';
import { reportResolved } from './events.ts';

/** Whoever reported something hears what came of it, but not what was done to whom. */
const notifyReporter: Reaction = {
  name: 'reports.notify_reporter',
  on: reportResolved,
  inside: async (scope, event) => {
    const { reportId, reporterId, decision } = event.payload;
    const readers = await personReader(scope.tx, reporterId === null ? null : String(reporterId), 'nl');
    await notify(scope, event, {
      ...{ kind: 'report_resolved', readers, subject: String(reportId), path: '/account/meldingen' },
      detail: decision === 'NO_VIOLATION' ? 'NO_VIOLATION' : '',
      titles: { nl: '', en: '', fr: '' },
    });
  },
};

export const reportReactions: readonly Reaction[] = [notifyReporter];
