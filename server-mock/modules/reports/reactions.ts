import type { CommandScope } from '../../command.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { Reaction } from '../../process/reactions.ts';
import { accountReaders, personReader, titlesOf } from '../notifications/readers-view.ts';
import { notify } from '../notifications/store.ts';
import { reportResolved } from './events.ts';
import { reportedPeople } from './reported-people.ts';

async function decidedReport({ tx }: CommandScope, { payload }: StoredEvent) {
  return await tx
    .selectFrom('reports')
    .select(['id', 'kind', 'subject_id', 'reporter_id', 'decision'])
    .where('id', '=', String(payload.reportId))
    .executeTakeFirst();
}

const noTitle = { nl: '', en: '', fr: '' } as const;

/** Whoever reported something hears what came of it, but not about whom or in which words. */
const notifyReporter: Reaction = {
  name: 'reports.notify_reporter',
  on: reportResolved,
  inside: async (scope, event) => {
    const report = await decidedReport(scope, event);
    if (report?.decision == null) return;
    await notify(scope, event, {
      ...{ kind: 'report_resolved', subject: report.id, path: '/account/meldingen', titles: noTitle },
      readers: await personReader(scope.tx, report.reporter_id, 'nl'),
      detail: report.decision,
    });
  },
};

const paths = {
  PRODUCT: (id: string) => `/account/items/${id}`,
  CHAT: (id: string) => `/account/chats/${id}`,
  SELLER: () => '/account',
} as const;

const notifyWarned: Reaction = {
  name: 'reports.notify_warned',
  on: reportResolved,
  inside: async (scope, event) => {
    const report = await decidedReport(scope, event);
    if (report?.decision !== 'WARNING') return;
    const people = await reportedPeople(scope.tx, report);
    await notify(scope, event, {
      ...{ kind: 'report_warning', subject: report.id, detail: report.kind },
      path: paths[report.kind](report.subject_id),
      readers: await accountReaders(
        scope.tx,
        people.map(({ id }) => id),
      ),
      titles: await titlesOfReported(scope, report),
    });
  },
};

async function titlesOfReported(
  { tx }: CommandScope,
  { kind, subject_id }: { readonly kind: string; readonly subject_id: string },
) {
  const product =
    kind === 'PRODUCT'
      ? await tx.selectFrom('products').select('title').where('id', '=', subject_id).executeTakeFirst()
      : undefined;
  if (product === undefined) return noTitle;
  return await titlesOf(tx, { productId: subject_id, kept: product.title });
}

export const reportReactions: readonly Reaction[] = [notifyReporter, notifyWarned];
