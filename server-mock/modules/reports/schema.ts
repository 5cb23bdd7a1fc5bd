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
import { decideReportAppeal } from './decide-appeal.ts';
import { resolveReport, takeReport } from './decide-report.ts';
import { type ReportPage, readReport, readReports, type reportLists } from './read-reports.ts';
import { report } from './report.ts';
import {
  AppealOutcomeType,
  ReportDecisionType,
  ReportGroundType,
  ReportKindType,
  ReportReasonType,
} from './report-object.ts';
import { StaffReportType } from './staff-report-object.ts';

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
  description: 'A report that was stored.',
  fields: (t) => ({ uuid: t.exposeString('uuid', { description: "The report's id." }) }),
});

const commandId = 'Idempotency key, one per intent.';
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

builder.mutationField('report', (t) =>
  t.field({
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
);

builder.mutationFields((t) => ({
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
}));

builder.mutationField('decideReportAppeal', (t) =>
  t.field({
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
);
