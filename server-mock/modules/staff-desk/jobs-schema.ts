import { builder } from '../../graphql/builder.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { isoOf } from '../../graphql/iso-of.ts';
import { type PageOf, pageType, staffAlone, within } from './page.ts';
import {
  countJobs,
  type Job,
  type jobKinds,
  type jobStates,
  type MailRow,
  readJobs,
  readMails,
  readNewsletter,
  type SubscriberRow,
} from './read-jobs.ts';
import { retryJobs } from './retry-jobs.ts';

const StateType = builder.enumType('JobState', {
  description: 'How a job stands.',
  values: {
    FAILED: { description: 'It failed and will be tried again.' },
    WAITING: { description: 'Its time has not come.' },
    DONE: { description: 'Done within the last 30 days.' },
  } as const satisfies Record<(typeof jobStates)[number], object>,
});
const KindType = builder.enumType('JobKind', {
  description: 'What a job is.',
  values: {
    EVENT: { description: 'What follows from something that happened, mails among it.' },
    DEADLINE: { description: 'What happens at a time.' },
  } as const satisfies Record<(typeof jobKinds)[number], object>,
});

const JobType = builder.objectRef<Job>('StaffJob').implement({
  description: 'Something that the server has to do.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    kind: t.field({ type: KindType, description: 'What it is.', resolve: ({ kind }) => kind }),
    name: t.exposeString('name', { description: 'The type of the event, or the kind of the deadline.' }),
    subject: t.exposeString('subject', { nullable: true, description: 'The first id that it carries.' }),
    created: t.string({
      nullable: true,
      description: 'ISO moment.',
      resolve: ({ created_at }) => isoOf(created_at),
    }),
    due: t.string({
      description: 'When it is tried next, as an ISO moment.',
      resolve: ({ due_at }) => due_at.toISOString(),
    }),
    done: t.string({ nullable: true, description: 'ISO moment.', resolve: ({ done_at }) => isoOf(done_at) }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    error: t.exposeString('last_error', { nullable: true, description: 'Why it failed last.' }),
  }),
});

type JobPage = PageOf<Job> & { readonly counts: Awaited<ReturnType<typeof countJobs>> };

const JobPageType = builder.objectRef<JobPage>('StaffJobPage').implement({
  description: 'One page of jobs.',
  fields: (t) => ({
    items: t.field({ type: [JobType], description: 'What is on it.', resolve: ({ items }) => [...items] }),
    totalCount: t.exposeInt('totalCount', {
      description: 'How many there are in all; of done ones 10,000 at most.',
    }),
    failed: t.int({ description: 'Failed ones, of any kind.', resolve: ({ counts }) => counts.FAILED }),
    waiting: t.int({ description: 'Waiting ones, of any kind.', resolve: ({ counts }) => counts.WAITING }),
    done: t.int({ description: 'Done ones, 10,000 at most.', resolve: ({ counts }) => counts.DONE }),
  }),
});

const MailType = builder.objectRef<MailRow>('StaffMail').implement({
  description: 'An email that was stored instead of sent.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    recipient: t.exposeString('recipient', { description: 'To whom.' }),
    subject: t.exposeString('subject', { description: 'Its subject.' }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
  }),
});
const MailPageType = pageType('StaffMailPage', MailType);

const SubscriberType = builder.objectRef<SubscriberRow>('StaffSubscribers').implement({
  description: 'How many people want mail of one kind in one language.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'NEWSLETTER or LISTING.' }),
    locale: t.exposeString('locale', { description: 'The language.' }),
    running: t.int({ description: 'Who get it.', resolve: ({ running }) => Number(running) }),
    unconfirmed: t.int({
      description: 'Who never confirmed.',
      resolve: ({ unconfirmed }) => Number(unconfirmed),
    }),
    ended: t.int({ description: 'Who ended it.', resolve: ({ ended }) => Number(ended) }),
  }),
});

const NewsletterType = builder
  .objectRef<{ readonly rows: readonly SubscriberRow[] }>('StaffNewsletter')
  .implement({
    description: 'Who wants mail.',
    fields: (t) => ({
      subscribers: t.field({
        type: [SubscriberType],
        description: 'By kind and language.',
        resolve: ({ rows }) => [...rows],
      }),
    }),
  });

const RetriedType = builder.objectRef<{ readonly count: number }>('JobsRetried').implement({
  description: 'Jobs are tried again now.',
  fields: (t) => ({ count: t.exposeInt('count', { description: 'How many.' }) }),
});

builder.queryFields((t) => ({
  staffJobs: t.field({
    type: JobPageType,
    description: 'What the server has to do, and what failed. For staff.',
    errors: { types: staffAlone },
    args: {
      state: t.arg({ type: StateType, description: 'All without it.' }),
      kind: t.arg({ type: KindType, description: 'One kind alone.' }),
      searchString: t.arg.string({ description: 'Words of the name or the error.' }),
      limit: t.arg.int({ description: 'At most 100; 25 without it.' }),
      offset: t.arg.int({ description: 'How many to leave out.' }),
    },
    resolve: async (_root, { state, kind, searchString, limit, offset }, { db }) => {
      const asked = {
        state: state ?? null,
        kind: kind ?? null,
        searchString: searchString ?? '',
      };
      return { ...(await readJobs(db, { ...asked, ...within(limit, offset) })), counts: await countJobs(db) };
    },
  }),
  staffMails: t.field({
    type: MailPageType,
    description: "Emails of the demo's outbox, without their texts. For staff.",
    errors: { types: staffAlone },
    args: {
      searchString: t.arg.string({ description: 'Words of address or subject.' }),
      limit: t.arg.int({ description: 'At most 100; 25 without it.' }),
      offset: t.arg.int({ description: 'How many to leave out.' }),
    },
    resolve: (_root, { searchString, limit, offset }, { db }) =>
      readMails(db, { searchString: searchString ?? '', ...within(limit, offset) }),
  }),
  staffNewsletter: t.field({
    type: NewsletterType,
    description: 'Who wants the newsletter and new products by email. For staff.',
    errors: { types: staffAlone },
    resolve: async (_root, _args, { db }) => ({ rows: await readNewsletter(db) }),
  }),
}));

builder.mutationField('retryJobs', (t) =>
  t.field({
    type: RetriedType,
    description: 'Try failed jobs again now. For staff.',
    errors: { types: [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError] },
    args: {
      uuid: t.arg.string({ description: 'One job; all that failed without it.' }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { uuid, commandId }, context) => ({
      count: await retryJobs(context, { uuid: uuid ?? null, commandId }),
    }),
  }),
);
