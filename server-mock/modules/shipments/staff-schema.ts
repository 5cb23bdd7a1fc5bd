import { isUuid } from '#domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { isoOf } from '../../graphql/iso-of.ts';
import { DeliveryStatusType } from '../orders/delivery-object.ts';
import { StaffDeskType } from '../staff-desk/desk-object.ts';
import { handleParcel, parcelSteps } from './handle-parcel.ts';
import {
  countOverdueTroubles,
  countTroubles,
  type ParcelRow,
  parcelLists,
  readParcel,
  readParcels,
} from './read-troubles.ts';

const TroubleType = builder.enumType('ParcelTrouble', {
  description: 'What is wrong with a parcel.',
  values: {
    LOST: { description: 'The carrier cannot find it.' },
    RETURNED: { description: 'It is on its way back to its sender, or has been returned.' },
    ADDRESS: { description: 'The carrier rejects it: an address is missing or unknown.' },
  } as const,
});

const ListType = builder.enumType('ParcelList', {
  description:
    'Which parcels are meant: those with an open problem, those whose problem was resolved, or all.',
  values: parcelLists,
});

const StepType = builder.enumType('ParcelStep', {
  description:
    'A step of staff: contacted the carrier, recorded as lost, recorded as returned, or resolved the problem.',
  values: parcelSteps,
});

function troubleOf({ trouble, is_refused }: ParcelRow) {
  if (trouble !== null) return trouble === 'lost' ? 'LOST' : 'RETURNED';
  return is_refused ? 'ADDRESS' : null;
}

const ParcelType = builder.objectRef<ParcelRow>('StaffParcel').implement({
  description: 'A parcel as staff see it.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The delivery's id." }),
    title: t.exposeString('title', { description: "The product's title." }),
    orderUuid: t.exposeString('order_id', { description: 'The order.' }),
    orderNumber: t.exposeString('number', { description: 'Its number.' }),
    sellerName: t.exposeString('seller_name', { description: 'The seller.' }),
    code: t.exposeString('code', {
      nullable: true,
      description: "The carrier's tracking code; null without a label.",
    }),
    trackAndTraceLink: t.exposeString('track_and_trace_link', {
      ...{ nullable: true, description: 'The tracking URL; null if there is none.' },
    }),
    status: t.field({
      type: DeliveryStatusType,
      description: 'The status of the delivery.',
      resolve: ({ status }) => status,
    }),
    trouble: t.field({
      ...{ type: TroubleType, nullable: true, description: 'The problem; null if there is none.' },
      resolve: troubleOf,
    }),
    since: t.string({
      ...{ nullable: true, description: 'When the problem began, as an ISO moment; null if there is none.' },
      resolve: (row) => isoOf(row.trouble_at ?? (row.is_refused ? row.address_refused_at : null)),
    }),
    due: t.string({
      ...{
        nullable: true,
        description:
          'The deadline of staff, as an ISO moment; null once the problem is settled, during a complaint and after the sale.',
      },
      resolve: ({ due_at, is_awaited }) => (is_awaited ? isoOf(due_at) : null),
    }),
    shipped: t.string({
      ...{ nullable: true, description: 'When it was sent, as an ISO moment; null before.' },
      resolve: ({ shipped_at }) => isoOf(shipped_at),
    }),
    contacted: t.string({
      ...{
        nullable: true,
        description: 'When staff last contacted the carrier, as an ISO moment; null before.',
      },
      resolve: ({ contacted_at }) => isoOf(contacted_at),
    }),
    resolved: t.string({
      ...{ nullable: true, description: 'When staff resolved the problem, as an ISO moment; null before.' },
      resolve: ({ resolved_at }) => isoOf(resolved_at),
    }),
    nextStep: t.string({
      ...{
        nullable: true,
        description: "The order's next deadline, as an ISO moment; null if there is none.",
      },
      resolve: ({ next_step_at }) => isoOf(next_step_at),
    }),
  }),
});

type Page = Awaited<ReturnType<typeof readParcels>>;

const PageType = builder.objectRef<Page>('StaffParcelPage').implement({
  description: 'One page of parcels.',
  fields: (t) => ({
    items: t.field({ type: [ParcelType], description: 'The parcels.', resolve: ({ items }) => items }),
    totalCount: t.exposeInt('totalCount', { description: 'The total number.' }),
  }),
});

const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];
const one = [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError];

async function view({ db }: GraphqlContext, uuid: string): Promise<ParcelRow> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const row = await readParcel(db, uuid);
  if (row === undefined) throw new ObjectDoesNotExistError();
  return row;
}

builder.queryFields((t) => ({
  staffParcels: t.field({
    type: PageType,
    description: 'Parcels: those that are overdue, then those with the oldest problem. For staff.',
    errors: { types: staffAlone },
    args: {
      list: t.arg({ type: ListType, defaultValue: 'OPEN', description: 'Which parcels to list.' }),
      searchString: t.arg.string({
        description: 'Matches the product, order number, tracking code or seller.',
      }),
      limit: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Number of parcels to skip.' }),
    },
    resolve: (_root, { list, searchString, limit, offset }, { db, clock }) => {
      const asked = {
        ...{ list: list ?? 'OPEN', searchString: searchString ?? '' },
        ...{ limit: limit ?? 25, offset: offset ?? 0 },
      } as const;
      return readParcels(db, asked, clock.now());
    },
  }),
  staffParcel: t.field({
    type: ParcelType,
    description: 'One parcel. For staff.',
    errors: { types: one },
    args: { deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }) },
    resolve: (_root, { deliveryUuid }, context) => view(context, deliveryUuid),
  }),
}));

builder.mutationFields((t) => ({
  handleParcel: t.field({
    type: ParcelType,
    description:
      'Handle a parcel with a problem; both sides are notified if it is lost or returned. For staff.',
    errors: { types: [...one, ValidationError] },
    args: {
      deliveryUuid: t.arg.string({ required: true, description: "The delivery's id." }),
      step: t.arg({ type: StepType, required: true, description: 'The step.' }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, args, context) => {
      await handleParcel(context, args);
      return await view(context, args.deliveryUuid);
    },
  }),
}));

builder.objectFields(StaffDeskType, (t) => ({
  parcelsInTrouble: t.int({
    description: 'Parcels that are lost, returned or rejected by the carrier.',
    resolve: (_desk, _args, { db }) => countTroubles(db),
  }),
  overdueParcels: t.int({
    description: 'Lost or returned parcels that staff have not settled in time.',
    resolve: (_desk, _args, { db, clock }) => countOverdueTroubles(db, clock.now()),
  }),
}));
