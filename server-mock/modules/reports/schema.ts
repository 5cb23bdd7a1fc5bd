import { type reportDecisions, reportKinds, reportReasons } from '#domain/report/report-rules.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { resolveReport, takeReport } from './decide-report.ts';
import {
  type Report,
  type ReportPage,
  readReport,
  readReports,
  reportedMessages,
  type reportStates,
} from './read-reports.ts';
import { report } from './report.ts';

const KindType = builder.enumType('ReportKind', { description: 'What is reported.', values: reportKinds });
const ReasonType = builder.enumType('ReportReason', { description: 'Why.', values: reportReasons });
const DecisionType = builder.enumType('ReportDecision', {
  description: 'What staff made of a report.',
  values: {
    NO_VIOLATION: { description: 'Nothing against the rules.' },
    WARNING: { description: 'The person is warned, by an email with the reason.' },
    REMOVED: { description: 'The product is offline; refused while it is not.' },
    SUSPENDED: { description: 'The person is suspended; refused while they are not.' },
  } as const satisfies Record<(typeof reportDecisions)[number], object>,
});
const StateType = builder.enumType('ReportState', {
  description: 'Which reports are meant.',
  values: {
    OPEN: { description: 'Without a decision.' },
    MINE: { description: 'Those of them that the caller looks into.' },
    RESOLVED: { description: 'With a decision.' },
    ALL: { description: 'All of them.' },
  } as const satisfies Record<(typeof reportStates)[number], object>,
});

type Message = Awaited<ReturnType<typeof reportedMessages>>[number];

const ReportedMessageType = builder.objectRef<Message>('ReportedMessage').implement({
  description: 'A message of a reported conversation.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    side: t.exposeString('side', { description: 'BUYER or SELLER.' }),
    text: t.exposeString('text', { description: 'What was written; empty in a payment link.' }),
    created: t.string({ description: 'ISO moment.', resolve: (message) => message.created_at.toISOString() }),
  }),
});

const StaffReportType = builder.objectRef<Report>('StaffReport').implement({
  description: 'A report as staff see it.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    kind: t.field({ type: KindType, description: 'What is reported.', resolve: ({ kind }) => kind }),
    subjectUuid: t.exposeString('subject_id', { description: 'Of the product, conversation or seller.' }),
    reason: t.field({ type: ReasonType, description: 'Why.', resolve: ({ reason }) => reason }),
    words: t.exposeString('words', { description: 'What the reporter wrote.' }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
    reporterUuid: t.exposeString('reporter_id', { nullable: true, description: 'Null once they are gone.' }),
    reporterName: t.exposeString('reporter_name', { nullable: true, description: 'Who reported.' }),
    assigneeUuid: t.exposeString('assignee_id', { nullable: true, description: 'Who looks into it.' }),
    assigneeName: t.exposeString('assignee_name', { nullable: true, description: 'Their name.' }),
    productTitle: t.exposeString('product_title', {
      nullable: true,
      description: 'The product that it is about, also of a conversation.',
    }),
    productSlug: t.exposeString('product_slug', { nullable: true, description: 'Its address.' }),
    sellerUuid: t.exposeString('seller_id', { nullable: true, description: 'The seller.' }),
    sellerName: t.exposeString('seller_name', { nullable: true, description: "The seller's name." }),
    otherReports: t.int({
      description: 'How many others there are about the same.',
      resolve: ({ other_reports }) => Number(other_reports),
    }),
    decision: t.field({
      type: DecisionType,
      nullable: true,
      description: 'Null while it is open.',
      resolve: ({ decision }) => decision,
    }),
    note: t.exposeString('note', { description: 'For staff alone.' }),
    warning: t.exposeString('warning', { description: 'What staff wrote to whoever was warned.' }),
    resolved: t.string({
      nullable: true,
      description: 'ISO moment.',
      resolve: ({ resolved_at }) => resolved_at?.toISOString() ?? null,
    }),
    messages: t.field({
      type: [ReportedMessageType],
      description: 'Of a conversation: its newest messages.',
      resolve: ({ kind, subject_id }, _args, { db }) =>
        kind === 'CHAT' ? reportedMessages(db, subject_id) : [],
    }),
  }),
});

const PageType = builder.objectRef<ReportPage>('StaffReportPage').implement({
  description: 'One page of reports.',
  fields: (t) => ({
    items: t.field({
      type: [StaffReportType],
      description: 'The reports.',
      resolve: ({ items }) => [...items],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are in all.' }),
  }),
});

const ReportedType = builder.objectRef<{ readonly uuid: string }>('Reported').implement({
  description: 'A report that was kept.',
  fields: (t) => ({ uuid: t.exposeString('uuid', { description: "The report's id." }) }),
});

const commandId = 'One per intent.';
const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];
const one = [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError];

builder.queryFields((t) => ({
  staffReports: t.field({
    type: PageType,
    description: 'What people reported. For staff.',
    errors: { types: staffAlone },
    args: {
      state: t.arg({ type: StateType, defaultValue: 'OPEN', description: 'Which of them.' }),
      kind: t.arg({ type: KindType, description: 'One kind alone.' }),
      searchString: t.arg.string({ description: 'Words of the report, the thing or the people.' }),
      limit: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'How many to leave out.' }),
    },
    resolve: (_root, { state, kind, searchString, limit, offset }, context) =>
      readReports(context.db, signedIn(context).userId, {
        ...{ state: state ?? 'OPEN', kind: kind ?? null, searchString: searchString ?? '' },
        ...{ limit: limit ?? 25, offset: offset ?? 0 },
      }),
  }),
  staffReport: t.field({
    type: StaffReportType,
    description: 'One report. For staff.',
    errors: { types: one },
    args: { uuid: t.arg.string({ required: true, description: "The report's id." }) },
    resolve: (_root, { uuid }, { db }) => readReport(db, uuid),
  }),
}));

builder.mutationFields((t) => ({
  report: t.field({
    type: ReportedType,
    description: 'Report a product, a conversation of the caller, or a seller.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        UserHasNoObjectPermissionError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        ValidationError,
        TooManyRequestsError,
      ],
    },
    args: {
      kind: t.arg({ type: KindType, required: true, description: 'What is reported.' }),
      uuid: t.arg.string({ required: true, description: 'Of the product, conversation or seller.' }),
      reason: t.arg({ type: ReasonType, required: true, description: 'Why.' }),
      words: t.arg.string({ required: true, description: '10 to 1000 characters.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => ({ uuid: await report(context, args) }),
  }),
  takeReport: t.field({
    type: StaffReportType,
    description: 'Look into a report, or give it back. For staff.',
    errors: { types: [...one, ValidationError] },
    args: {
      uuid: t.arg.string({ required: true, description: "The report's id." }),
      isMine: t.arg.boolean({ required: true, description: 'Whether the caller looks into it.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => {
      await takeReport(context, args);
      return await readReport(context.db, args.uuid);
    },
  }),
  resolveReport: t.field({
    type: StaffReportType,
    description: 'Decide about a report; whoever reported is told. For staff.',
    errors: { types: [...one, ValidationError] },
    args: {
      uuid: t.arg.string({ required: true, description: "The report's id." }),
      decision: t.arg({ type: DecisionType, required: true, description: 'What staff made of it.' }),
      note: t.arg.string({ required: true, description: 'For staff alone; may be empty.' }),
      warning: t.arg.string({
        description: 'What whoever is warned reads beside the reason; at most 2000 characters.',
      }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => {
      await resolveReport(context, { ...args, warning: args.warning ?? null });
      return await readReport(context.db, args.uuid);
    },
  }),
}));
