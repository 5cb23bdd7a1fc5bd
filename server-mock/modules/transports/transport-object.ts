import { actorOf } from '#domain/orders/order-side.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { weekdays } from '#domain/seller/transport-window.ts';
import {
  planningEvents,
  planningLifeCycle,
  planningStates,
  proposalStatuses,
  syncStatuses,
} from '#domain/transports/planning.ts';
import type { DayRules } from '#domain/transports/transport-dates.ts';
import { builder } from '../../graphql/builder.ts';
import { OrderRoleType } from '../orders/order-object.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { latestProposal, loadDayRules, type Planning } from './store.ts';

/** A transport for one of its two sides, or staff. */
export interface TransportView extends OwnDelivery {
  readonly planning: Planning;
}

const SyncStatusType = builder.enumType('TransportSyncStatus', {
  description:
    'Whether the transport partner knows of a transport (TRANS-003); syncing while it is being informed.',
  values: syncStatuses,
});

const PlanningStatusType = builder.enumType('DateSuggestionStatus', {
  description: 'Whose turn it is (TRANS-005..011).',
  values: planningStates,
});

export const ProposalStatusType = builder.enumType('DateProposalStatus', {
  description: 'The status of a list of dates (TRANS-012).',
  values: proposalStatuses,
});

const PlanningEventType = builder.enumType('TransportEvent', {
  description: 'What can happen to the planning of a transport.',
  values: planningEvents,
});

const WeekdayType = builder.enumType('Weekday', { description: 'A day of the week.', values: weekdays });

const DateSuggestionType = builder.objectRef<Planning>('DateSuggestion').implement({
  description: 'The dates that both sides talk about: the latest list (TRANS-002). Days as YYYY-MM-DD.',
  fields: (t) => ({
    id: t.string({
      nullable: true,
      description: "The list's id, for its answer; null where there is no list.",
      resolve: (planning) => latestProposal(planning)?.id ?? null,
    }),
    status: t.field({
      type: PlanningStatusType,
      description: 'Whose turn it is.',
      resolve: ({ state }) => state,
    }),
    proposalStatus: t.field({
      type: ProposalStatusType,
      nullable: true,
      description: 'The status of the list; null where there is no list.',
      resolve: (planning) => latestProposal(planning)?.status ?? null,
    }),
    dates: t.stringList({
      description: 'Its days in the order of the calendar.',
      resolve: (planning) => [...(latestProposal(planning)?.dates ?? [])],
    }),
    submittedBy: t.field({
      type: OrderRoleType,
      nullable: true,
      description: 'Who proposed it.',
      resolve: (planning) => latestProposal(planning)?.submittedBy ?? null,
    }),
    rejectedBy: t.field({
      type: OrderRoleType,
      nullable: true,
      description: 'Who rejected it; null unless somebody did.',
      resolve: (planning) => latestProposal(planning)?.rejectedBy ?? null,
    }),
    selectedDate: t.string({
      nullable: true,
      description: 'The day that was confirmed.',
      resolve: (planning) => latestProposal(planning)?.selectedDate ?? null,
    }),
  }),
});

const DayRulesType = builder.objectRef<DayRules>('TransportDayRules').implement({
  description:
    'Which days can be proposed now: working days between two others, but for these. Days as YYYY-MM-DD.',
  fields: (t) => ({
    earliest: t.exposeString('earliest', { description: 'The first day (TRANS-016).' }),
    latest: t.exposeString('latest', { description: 'The last day.' }),
    holidays: t.stringList({
      description: 'Public holidays of the Netherlands and Belgium in between (TRANS-018).',
      resolve: ({ holidays }) => [...holidays],
    }),
    unavailableWeekdays: t.field({
      type: [WeekdayType],
      description: 'On which nobody is at the seller’s (TRANS-019).',
      resolve: (rules) => [...rules.unavailableWeekdays],
    }),
    rejectedDates: t.stringList({
      description: 'Of earlier proposals (TRANS-020).',
      resolve: ({ rejectedDates }) => [...rejectedDates],
    }),
  }),
});

const SizeType = builder
  .objectRef<{
    readonly width: number | null;
    readonly height: number | null;
    readonly depth: number | null;
  }>('TransportDimensions')
  .implement({
    description: 'Whole centimetres.',
    fields: (t) => ({
      width: t.exposeInt('width', { nullable: true, description: 'From side to side.' }),
      height: t.exposeInt('height', { nullable: true, description: 'From the floor.' }),
      depth: t.exposeInt('depth', { nullable: true, description: 'From front to back.' }),
    }),
  });

export const BrengerTransportType = builder.objectRef<TransportView>('BrengerTransport').implement({
  description:
    'A delivery that the transport partner brings, and what both sides agreed on for it (TRANS-001).',
  fields: (t) => ({
    uuid: t.string({ description: 'Its id: that of the delivery.', resolve: ({ line }) => line.delivery.id }),
    status: t.field({
      type: SyncStatusType,
      description: 'Whether the partner knows of it.',
      resolve: ({ planning }) => planning.sync,
    }),
    syncFailed: t.boolean({
      description: 'The partner did not take it, or said nothing for a day: support is needed (TRANS-032).',
      resolve: ({ planning }) => planning.syncFailed,
    }),
    shippingDate: t.string({
      nullable: true,
      description: 'The day, as YYYY-MM-DD, on which it is carried; null before it is planned.',
      resolve: ({ planning }) => planning.shippingDate,
    }),
    pickupWindow: t.string({
      nullable: true,
      description:
        'The four hours, as 08:00-12:00, in which the driver comes; from the evening before (TRANS-024).',
      resolve: ({ planning }) => planning.pickupWindow,
    }),
    role: t.field({
      type: OrderRoleType,
      nullable: true,
      description: 'On which side the caller stands; null for staff.',
      resolve: ({ role }) => role,
    }),
    possible: t.field({
      type: [PlanningEventType],
      description: 'What the caller may do now: what buttons ask.',
      resolve: ({ line, role, planning }) =>
        line.delivery.status === 'PENDING'
          ? [
              ...possibleEvents(planningLifeCycle, {
                ...{ state: planning.state, actor: actorOf(role) },
                facts: { hasDimensions: planning.size !== null },
              }),
            ]
          : [],
    }),
    dimensions: t.field({
      type: SizeType,
      nullable: true,
      description: 'How large it is as it is carried, as the seller said (TRANS-037); null before.',
      resolve: ({ planning }) => planning.size,
    }),
    listedDimensions: t.field({
      type: SizeType,
      description: 'How large the product is according to its seller: where a form begins.',
      resolve: async ({ line }, _args, { db }) =>
        (await db
          .selectFrom('products')
          .select(['width', 'height', 'depth'])
          .where('id', '=', line.product.product_id)
          .executeTakeFirst()) ?? { width: null, height: null, depth: null },
    }),
    dateSuggestion: t.field({
      type: DateSuggestionType,
      description: 'What both sides say about the day.',
      resolve: ({ planning }) => planning,
    }),
    days: t.field({
      type: DayRulesType,
      description: 'Which days can be proposed now.',
      resolve: ({ line, planning }, _args, { db, clock }) =>
        loadDayRules(db, { sellerId: line.product.seller_id, planning, now: clock.now() }),
    }),
  }),
});
