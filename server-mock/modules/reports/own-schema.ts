import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { DoneType } from '../chats/message-object.ts';
import { appealReport } from './appeal-report.ts';
import { type OwnReportPage, readOwnReports } from './read-own-reports.ts';
import { ownReport } from './report-access.ts';
import { reportConversation } from './report-conversation.ts';
import { OwnReportType, ReportReasonType } from './report-object.ts';
import { publicKinds, reportWithoutAccount } from './report-without-account.ts';

const PublicKindType = builder.enumType('PublicReportKind', {
  description: 'Public content, which can be reported without an account.',
  values: publicKinds,
});

const PageType = builder.objectRef<OwnReportPage>('OwnReportPage').implement({
  description: 'One page of the reports of the caller.',
  fields: (t) => ({
    items: t.field({
      type: [OwnReportType],
      description: 'Sorted by date, the newest first.',
      resolve: ({ items }) => items,
    }),
    totalCount: t.exposeInt('totalCount', { description: 'The total number.' }),
  }),
});

const VisitorReportType = builder.objectRef<{ readonly email: string }>('VisitorReported').implement({
  description: 'A report by a visitor that was stored.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address to which the receipt is sent.' }),
  }),
});

const one = [InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError];
const key = 'From the link in an email, for people who can’t sign in.';
const commandId = 'Idempotency key, one per intent.';

builder.queryFields((t) => ({
  myReports: t.field({
    type: PageType,
    description: 'The reports of the caller, with their state.',
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      limit: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Number of reports to skip.' }),
    },
    resolve: (_root, { limit, offset }, context) =>
      readOwnReports(context.db, signedIn(context).userId, { limit: limit ?? 25, offset: offset ?? 0 }),
  }),
  ownReport: t.field({
    type: OwnReportType,
    description: 'A report in which the caller is one of the sides.',
    errors: { types: one },
    args: {
      uuid: t.arg.string({ required: true, description: "The report's id." }),
      key: t.arg.string({ description: key }),
    },
    resolve: (_root, args, context) => ownReport(context.db, context, args),
  }),
}));

builder.mutationFields((t) => ({
  reportConversation: t.field({
    type: DoneType,
    description: 'Tell staff that a conversation is not as it should be.',
    errors: { types: [UserNotAuthenticatedError, ...one, ValidationError, TooManyRequestsError] },
    args: {
      conversationUuid: t.arg.string({ required: true, description: "The conversation's id." }),
      reason: t.arg.string({ required: true, description: '1 to 1000 signs.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => {
      await reportConversation(context, args);
      return { success: true };
    },
  }),
  appealReport: t.field({
    type: OwnReportType,
    description: 'Appeal a decision against the caller, for review by another colleague; once per side.',
    errors: { types: [...one, ValidationError] },
    args: {
      uuid: t.arg.string({ required: true, description: "The report's id." }),
      text: t.arg.string({ required: true, description: 'Why, 10 to 2000 characters.' }),
      key: t.arg.string({ description: key }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => {
      await appealReport(context, args);
      return await ownReport(context.db, context, args);
    },
  }),
  reportWithoutAccount: t.field({
    type: VisitorReportType,
    description: 'Report a product, a seller or a review with an email address instead of an account.',
    errors: { types: [InvalidUUIDError, ObjectDoesNotExistError, ValidationError, TooManyRequestsError] },
    args: {
      kind: t.arg({ type: PublicKindType, required: true, description: 'What is reported.' }),
      uuid: t.arg.string({ required: true, description: 'The id of the product, seller or review.' }),
      reason: t.arg({ type: ReportReasonType, required: true, description: 'Why.' }),
      words: t.arg.string({ required: true, description: '10 to 1000 characters.' }),
      email: t.arg.string({
        required: true,
        description: 'The address to which the receipt and the decision are sent.',
      }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => {
      await reportWithoutAccount(context, args);
      return { email: args.email.trim() };
    },
  }),
}));
