import type { Kysely } from 'kysely';
import { appealOutcomes, appealUntil, appellantOf } from '#domain/report/report-appeal.ts';
import { reportSides, reportStates } from '#domain/report/report-life-cycle.ts';
import {
  type reportDecisions,
  reportGrounds,
  reportKinds,
  reportNumber,
  reportReasons,
} from '#domain/report/report-rules.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { sellerNames } from '../sellers/public.ts';
import type { OwnReport } from './report-access.ts';
import type { AppealRow, ReportRow } from './store.ts';

export const ReportKindType = builder.enumType('ReportKind', {
  description: 'What is reported.',
  values: reportKinds,
});
export const ReportReasonType = builder.enumType('ReportReason', {
  description: 'Why.',
  values: reportReasons,
});
export const ReportDecisionType = builder.enumType('ReportDecision', {
  description: 'The decision of staff on a report.',
  values: {
    NO_VIOLATION: { description: 'No violation of the rules.' },
    WARNING: { description: 'The person is warned by an email that states the reason.' },
    REMOVED: {
      description:
        'The product is offline; refused if it is still online. A review is hidden by this decision.',
    },
    SUSPENDED: { description: 'The person is suspended; refused if they are not.' },
  } as const satisfies Record<(typeof reportDecisions)[number], object>,
});
export const ReportGroundType = builder.enumType('ReportGround', {
  description: 'The ground of a decision against the reported person: the rules of the shop, or the law.',
  values: reportGrounds,
});
export const ReportPhaseType = builder.enumType('ReportPhase', {
  description: 'The state of a report.',
  values: reportStates,
});
const ReportSideType = builder.enumType('ReportSide', {
  description: 'The reporter, or the person affected by a decision against the reported content.',
  values: reportSides,
});
export const AppealOutcomeType = builder.enumType('ReportAppealOutcome', {
  description: 'The outcome of an appeal: the decision was upheld or reversed.',
  values: appealOutcomes,
});

interface SeenAppeal {
  readonly appeal: AppealRow;
  /** Whether the reader may read its text, as the appellant or as staff. */
  readonly isReadable: boolean;
}

export const ReportAppealType = builder.objectRef<SeenAppeal>('ReportAppeal').implement({
  description: 'An appeal of one side, for review by another colleague.',
  fields: (t) => ({
    side: t.field({
      type: ReportSideType,
      description: 'The side that appealed.',
      resolve: ({ appeal }) => appeal.side,
    }),
    text: t.string({
      nullable: true,
      description: 'The reason given; null for the other side.',
      resolve: ({ appeal, isReadable }) => (isReadable ? appeal.text : null),
    }),
    created: t.string({
      description: 'ISO moment.',
      resolve: ({ appeal }) => appeal.created_at.toISOString(),
    }),
    outcome: t.field({
      type: AppealOutcomeType,
      nullable: true,
      description: 'The outcome; null while the appeal is open.',
      resolve: ({ appeal }) => appeal.outcome,
    }),
    decision: t.field({
      type: ReportDecisionType,
      nullable: true,
      description: 'The decision that stands after this appeal.',
      resolve: ({ appeal }) => appeal.decision,
    }),
    explanation: t.string({
      description: 'The statement of reasons.',
      resolve: ({ appeal }) => appeal.explanation,
    }),
    resolved: t.string({
      nullable: true,
      description: 'When it was decided, as an ISO moment.',
      resolve: ({ appeal }) => appeal.resolved_at?.toISOString() ?? null,
    }),
  }),
});

interface ProductTitle {
  readonly title: string;
  /** The language and the text of a translated title; both null for a product without translations. */
  readonly language: string | null;
  readonly translated: string | null;
}

/** The titles of these products in all languages, by the id of the product. */
async function titlesOfProducts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductTitle[]>> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('product_translations as translations', 'translations.product_id', 'products.id')
    .where('products.id', 'in', [...ids])
    .select(['products.id', 'products.title', 'translations.language'])
    .select('translations.title as translated')
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** The title of a reported product or the name of a reported seller; the same as `reportTitle`, for many reports. */
async function titleOfReport(
  { kind, subject_id }: Pick<ReportRow, 'kind' | 'subject_id'>,
  context: GraphqlContext,
): Promise<string> {
  if (kind === 'SELLER') return (await loadBatched(context, sellerNames, subject_id)) ?? '';
  if (kind !== 'PRODUCT') return '';
  const titles = (await loadBatched(context, titlesOfProducts, subject_id)) ?? [];
  const translated = titles.find(({ language }) => language === context.locale)?.translated ?? '';
  return translated === '' ? (titles[0]?.title ?? '') : translated;
}

/** Whether the side may read the first decision; the affected side only if it was against them. */
const isShown = ({ side, report }: OwnReport): boolean =>
  side === 'REPORTER' || report.decision !== 'NO_VIOLATION';

export const OwnReportType = builder.objectRef<OwnReport>('OwnReport').implement({
  description: 'A report as one of its sides sees it. Neither learns who the other is.',
  fields: (t) => ({
    uuid: t.string({ description: 'Its id.', resolve: ({ report }) => report.id }),
    number: t.string({
      description: 'The number of the report in emails and on screens.',
      resolve: ({ report }) => reportNumber(Number(report.number)),
    }),
    side: t.field({
      type: ReportSideType,
      description: 'The side of the caller.',
      resolve: ({ side }) => side,
    }),
    state: t.field({
      type: ReportPhaseType,
      description: 'The state of the report.',
      resolve: ({ report }) => report.state,
    }),
    kind: t.field({
      type: ReportKindType,
      description: 'What was reported.',
      resolve: ({ report }) => report.kind,
    }),
    title: t.string({
      description: 'The title of the product or the name of the seller; empty for anything else.',
      resolve: ({ report }, _args, context) => titleOfReport(report, context),
    }),
    reason: t.field({
      type: ReportReasonType,
      description: 'Why it was reported.',
      resolve: ({ report }) => report.reason,
    }),
    words: t.string({
      nullable: true,
      description: 'What the reporter wrote; null for the other side.',
      resolve: ({ report, side }) => (side === 'REPORTER' ? report.words : null),
    }),
    created: t.string({
      description: 'ISO moment.',
      resolve: ({ report }) => report.created_at.toISOString(),
    }),
    due: t.string({
      nullable: true,
      description:
        'When the report or its appeal is due for a decision, as an ISO moment; null while a decision stands.',
      resolve: ({ report }) => report.due_at?.toISOString() ?? null,
    }),
    decision: t.field({
      type: ReportDecisionType,
      nullable: true,
      description: 'The first decision; null while there is none.',
      resolve: (own) => (isShown(own) ? own.report.decision : null),
    }),
    ground: t.field({
      type: ReportGroundType,
      nullable: true,
      description: 'The ground of the first decision.',
      resolve: (own) => (isShown(own) ? own.report.ground : null),
    }),
    explanation: t.string({
      description: 'The reasons of the first decision.',
      resolve: (own) => (isShown(own) ? own.report.explanation : ''),
    }),
    resolved: t.string({
      nullable: true,
      description: 'When the first decision was made, as an ISO moment.',
      resolve: (own) => (isShown(own) ? (own.report.resolved_at?.toISOString() ?? null) : null),
    }),
  }),
});

builder.objectFields(OwnReportType, (t) => ({
  standing: t.field({
    type: ReportDecisionType,
    nullable: true,
    description: 'The decision that stands, after appeals.',
    resolve: ({ standing }) => standing?.decision ?? null,
  }),
  appealUntil: t.string({
    nullable: true,
    description: 'Until when the caller may appeal, as an ISO moment; null when they may not.',
    resolve: ({ report, appeals, standing, side }, _args, { clock }) => {
      if (report.state !== 'DECIDED' || standing === null) return null;
      if (appellantOf(standing.decision) !== side) return null;
      if (appeals.some((appeal) => appeal.side === side)) return null;
      const until = appealUntil(standing.decidedAt);
      return clock.now() < until ? until.toISOString() : null;
    },
  }),
  appeals: t.field({
    type: [ReportAppealType],
    description: 'Appeals of both sides, the oldest first.',
    resolve: ({ appeals, side }) =>
      appeals
        // An appeal of the other side is not visible to the caller until it is decided.
        .filter((appeal) => appeal.side === side || appeal.outcome !== null)
        .map((appeal) => ({ appeal, isReadable: appeal.side === side })),
  }),
}));
