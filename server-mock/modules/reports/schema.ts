import { standingDecision } from '#domain/report/report-appeal.ts';
import { reportNumber } from '#domain/report/report-rules.ts';
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
import { isPartial } from './change-report.ts';
import { decideReportAppeal } from './decide-appeal.ts';
import { resolveReport, takeReport } from './decide-report.ts';
import {
  type Report,
  type ReportPage,
  readReport,
  readReports,
  reportedMessages,
  reportedReview,
  type reportLists,
} from './read-reports.ts';
import { report } from './report.ts';
import {
  AppealOutcomeType,
  ReportAppealType,
  ReportDecisionType,
  ReportGroundType,
  ReportKindType,
  ReportPhaseType,
  ReportReasonType,
} from './report-object.ts';
import { appealsOf, findReport } from './store.ts';

const StateType = builder.enumType('ReportState', {
  description: 'Which reports are meant.',
  values: {
    OPEN: { description: 'Reports that wait for a first decision or a decision on appeal.' },
    APPEALED: { description: 'Open reports with an appeal.' },
    OVERDUE: { description: 'Open reports that are overdue.' },
    MINE: { description: 'Those of them that the caller looks into.' },
    RESOLVED: { description: 'Reports with a decision that stands.' },
    ALL: { description: 'All of them.' },
  } as const satisfies Record<(typeof reportLists)[number], object>,
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

type ReportedReview = NonNullable<Awaited<ReturnType<typeof reportedReview>>>;
const ReportedReviewType = builder.objectRef<ReportedReview>('ReportedReview').implement({
  description: 'A reported review.',
  fields: (t) => ({
    author: t.exposeString('author', { description: 'BUYER or SELLER.' }),
    isHidden: t.boolean({
      description: 'Whether staff have hidden it.',
      resolve: ({ state }) => state === 'HIDDEN',
    }),
    name: t.exposeString('name', { description: 'Of a buyer; empty for an anonymous one.' }),
    stars: t.exposeInt('stars', { description: '1 to 5.' }),
    feedback: t.exposeString('feedback', { description: 'About the other side, or empty.' }),
    feedbackPlatform: t.exposeString('feedback_platform', { description: 'About the platform, or empty.' }),
    reply: t.exposeString('reply', {
      nullable: true,
      description: 'The reply of its subject; null without one.',
    }),
  }),
});

const StaffReportType = builder.objectRef<Report>('StaffReport').implement({
  description: 'A report as staff see it.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    kind: t.field({ type: ReportKindType, description: 'What is reported.', resolve: ({ kind }) => kind }),
    subjectUuid: t.exposeString('subject_id', {
      description: 'Of the product, conversation, seller or review.',
    }),
    reason: t.field({ type: ReportReasonType, description: 'Why.', resolve: ({ reason }) => reason }),
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
      type: ReportDecisionType,
      nullable: true,
      description: 'Null while it is open.',
      resolve: ({ decision }) => decision,
    }),
    note: t.exposeString('note', { description: 'For staff alone.' }),
    number: t.string({
      description: 'The number of the report in emails and on screens.',
      resolve: ({ number }) => reportNumber(Number(number)),
    }),
    state: t.field({ type: ReportPhaseType, description: 'Its state.', resolve: ({ state }) => state }),
    due: t.string({
      nullable: true,
      description: 'When the report or its appeal is due for a decision; null while a decision stands.',
      resolve: ({ due_at }) => due_at?.toISOString() ?? null,
    }),
    isOverdue: t.boolean({
      description: 'Whether the decision is overdue.',
      resolve: ({ due_at }, _args, { clock }) => due_at !== null && due_at <= clock.now(),
    }),
    reporterEmail: t.exposeString('reporter_email', {
      nullable: true,
      description: 'The email address of a visitor who reported without an account.',
    }),
    ground: t.field({
      type: ReportGroundType,
      nullable: true,
      description: 'The ground of the first decision.',
      resolve: ({ ground }) => ground,
    }),
    explanation: t.exposeString('explanation', {
      description: 'The reasons of the first decision, sent to both sides.',
    }),
    standing: t.field({
      type: ReportDecisionType,
      nullable: true,
      description: 'The decision that stands, after appeals.',
      resolve: async (found, _args, { db }) =>
        standingDecision(found, await appealsOf(db, [found.id]))?.decision ?? null,
    }),
    mayDecide: t.boolean({
      description: 'Whether the caller is neither a side nor the author of the decision that stands.',
      resolve: async ({ id }, _args, { db, viewer }) => {
        const opened = await findReport(db, id);
        return viewer !== null && opened !== undefined && !(await isPartial(db, opened, viewer.userId));
      },
    }),
    appeals: t.field({
      type: [ReportAppealType],
      description: 'Appeals of both sides, the oldest first.',
      resolve: async ({ id }, _args, { db }) =>
        (await appealsOf(db, [id])).map((appeal) => ({ appeal, isReadable: true })),
    }),
    resolved: t.string({
      nullable: true,
      description: 'ISO moment.',
      resolve: ({ resolved_at }) => resolved_at?.toISOString() ?? null,
    }),
    review: t.field({
      type: ReportedReviewType,
      nullable: true,
      description: 'The review, where one is reported.',
      resolve: async ({ kind, subject_id }, _args, { db }) =>
        kind === 'REVIEW' ? ((await reportedReview(db, subject_id)) ?? null) : null,
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
      kind: t.arg({ type: ReportKindType, description: 'Only reports of this kind.' }),
      searchString: t.arg.string({ description: 'Words of the report, the thing or the people.' }),
      limit: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'How many to leave out.' }),
    },
    resolve: (_root, { state, kind, searchString, limit, offset }, context) =>
      readReports(context.db, signedIn(context).userId, {
        ...{ state: state ?? 'OPEN', kind: kind ?? null, searchString: searchString ?? '' },
        ...{ limit: limit ?? 25, offset: offset ?? 0, now: context.clock.now() },
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
    description: 'Report a product, a conversation of the caller, a seller or a review.',
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
      kind: t.arg({ type: ReportKindType, required: true, description: 'What is reported.' }),
      uuid: t.arg.string({ required: true, description: 'Of the product, conversation, seller or review.' }),
      reason: t.arg({ type: ReportReasonType, required: true, description: 'Why.' }),
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
    description: 'Decide a report; the reasons are sent to both sides. For staff.',
    errors: { types: [...one, UserHasNoObjectPermissionError, ValidationError] },
    args: {
      uuid: t.arg.string({ required: true, description: "The report's id." }),
      decision: t.arg({ type: ReportDecisionType, required: true, description: 'The decision.' }),
      ground: t.arg({
        type: ReportGroundType,
        description: 'The ground of a decision against the reported person; required for such a decision.',
      }),
      explanation: t.arg.string({
        required: true,
        description: 'The reasons, 10 to 2000 characters; sent to both sides.',
      }),
      note: t.arg.string({ required: true, description: 'Visible to staff only; may be empty.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => {
      await resolveReport(context, { ...args, ground: args.ground ?? null });
      return await readReport(context.db, args.uuid);
    },
  }),
  decideReportAppeal: t.field({
    type: StaffReportType,
    description: 'Decide an appeal, as another colleague; a reversal takes or undoes the measure. For staff.',
    errors: { types: [...one, UserHasNoObjectPermissionError, ValidationError] },
    args: {
      uuid: t.arg.string({ required: true, description: "The report's id." }),
      outcome: t.arg({
        type: AppealOutcomeType,
        required: true,
        description: 'Whether the decision stands.',
      }),
      measure: t.arg({
        type: ReportDecisionType,
        description: 'The new decision, if an appeal of the reporter is granted; takes effect immediately.',
      }),
      ground: t.arg({
        type: ReportGroundType,
        description: 'The ground of a decision against the reported person.',
      }),
      explanation: t.arg.string({
        required: true,
        description: 'The reasons, 10 to 2000 characters; sent to both sides.',
      }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { measure, ground, ...args }, context) => {
      await decideReportAppeal(context, { ...args, measure: measure ?? null, ground: ground ?? null });
      return await readReport(context.db, args.uuid);
    },
  }),
}));
