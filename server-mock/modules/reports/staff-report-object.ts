import type { Kysely } from 'kysely';
import { standingDecision } from '#domain/report/report-appeal.ts';
import { reportNumber } from '#domain/report/report-rules.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { isPartial } from './change-report.ts';
import { type Report, reportedMessages, reportedReview } from './read-reports.ts';
import {
  ReportAppealType,
  ReportDecisionType,
  ReportGroundType,
  ReportKindType,
  ReportPhaseType,
  ReportReasonType,
} from './report-object.ts';
import { type AppealRow, appealsOf, findReport } from './store.ts';

/** The appeals of these reports by the id of the report, the oldest first. */
async function appealsByReport(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly AppealRow[]>> {
  return Map.groupBy(await appealsOf(db, ids), ({ report_id }) => report_id);
}

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

export const StaffReportType = builder.objectRef<Report>('StaffReport').implement({
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
    productUuid: t.exposeString('product_id', { nullable: true, description: 'Its id.' }),
    productSlug: t.exposeString('product_slug', { nullable: true, description: 'Its address.' }),
    sellerUuid: t.exposeString('seller_id', { nullable: true, description: 'The seller.' }),
    sellerName: t.exposeString('seller_name', { nullable: true, description: "The seller's name." }),
    otherReports: t.int({
      description: 'How many others there are about the same.',
      resolve: ({ other_reports }) => Number(other_reports),
    }),
    number: t.string({
      description: 'The number of the report in emails and on screens.',
      resolve: ({ number }) => reportNumber(Number(number)),
    }),
    state: t.field({ type: ReportPhaseType, description: 'Its state.', resolve: ({ state }) => state }),
    reporterEmail: t.exposeString('reporter_email', {
      nullable: true,
      description: 'The email address of a visitor who reported without an account.',
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

/** When a report has to be decided, and its decisions and appeals. */
builder.objectFields(StaffReportType, (t) => ({
  decision: t.field({
    type: ReportDecisionType,
    nullable: true,
    description: 'Null while it is open.',
    resolve: ({ decision }) => decision,
  }),
  note: t.exposeString('note', { description: 'For staff alone.' }),
  due: t.string({
    nullable: true,
    description: 'When the report or its appeal is due for a decision; null while a decision stands.',
    resolve: ({ due_at }) => due_at?.toISOString() ?? null,
  }),
  isOverdue: t.boolean({
    description: 'Whether the decision is overdue.',
    resolve: ({ due_at }, _args, { clock }) => due_at !== null && due_at <= clock.now(),
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
    resolve: async (found, _args, context) => {
      const appeals = (await loadBatched(context, appealsByReport, found.id)) ?? [];
      return standingDecision(found, appeals)?.decision ?? null;
    },
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
    resolve: async ({ id }, _args, context) => {
      const appeals = (await loadBatched(context, appealsByReport, id)) ?? [];
      return appeals.map((appeal) => ({ appeal, isReadable: true }));
    },
  }),
  resolved: t.string({
    nullable: true,
    description: 'ISO moment.',
    resolve: ({ resolved_at }) => resolved_at?.toISOString() ?? null,
  }),
}));
