import { isInPerson } from '#domain/orders/delivery-life-cycle.ts';
import { actorOf } from '#domain/orders/order-side.ts';
import { appointmentEvents, appointmentLifeCycle, appointmentStates } from '#domain/pickups/appointment.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { OrderRoleType } from '../orders/order-object.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { calendarPath } from './calendar.ts';
import { type CodeCheck, checkOf, codeOf, type OwnCode } from './codes.ts';
import { type MeetingPlace, nameOf, placeFor } from './counterpart.ts';
import type { PickupParty } from './pickup-party.ts';
import { type Appointment, loadAppointment, type Proposal } from './store.ts';
import { assertInPerson, factsOf } from './transition-appointment.ts';

/** A hand-over as one of its two sides, or staff, see it. */
interface PickupView extends OwnDelivery {
  readonly appointment: Appointment;
}

/** The hand-over for one of its sides. Throws ObjectDoesNotExistError for other delivery methods. */
export async function pickupView(
  { db }: GraphqlContext,
  { deliveryUuid, open }: PickupParty,
): Promise<PickupView> {
  const own = await open(db);
  assertInPerson(own.line);
  return { ...own, appointment: await loadAppointment(db, deliveryUuid) };
}

const StateType = builder.enumType('PickupAppointmentState', {
  description: 'The state of an appointment.',
  values: appointmentStates,
});

const EventType = builder.enumType('PickupAppointmentEvent', {
  description: 'A transition of an appointment.',
  values: appointmentEvents,
});

const ProposalType = builder.objectRef<Proposal>('PickupProposal').implement({
  description: 'A proposal of one side.',
  fields: (t) => ({
    uuid: t.string({ description: 'Its id, for the answer.', resolve: ({ id }) => id }),
    submittedBy: t.field({
      type: OrderRoleType,
      description: 'The side that made it.',
      resolve: ({ submittedBy }) => submittedBy,
    }),
    moments: t.stringList({
      description: 'ISO moments, earliest first.',
      resolve: ({ moments }) => moments.map((at) => at.toISOString()),
    }),
  }),
});

const PlaceType = builder.objectRef<MeetingPlace>('PickupPlace').implement({
  description: 'The address of a hand-over.',
  fields: (t) => ({
    street: t.exposeString('street', { description: 'Street.' }),
    houseNumber: t.exposeString('houseNumber', { description: 'House number.' }),
    houseNumberExtension: t.exposeString('houseNumberExtension', { description: 'Its addition.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode.' }),
    city: t.exposeString('city', { description: 'Place.' }),
    country: t.exposeString('country', { description: 'NL or BE.' }),
  }),
});

const CodeType = builder.objectRef<OwnCode>('PickupCode').implement({
  description: "The code that the caller's device shows to the other side.",
  fields: (t) => ({
    secret: t.exposeString('secret', { description: '32 hexadecimal digits, for the QR code.' }),
    digits: t.exposeString('digits', { description: 'Six digits, for reading out.' }),
  }),
});

const CheckType = builder.objectRef<CodeCheck>('PickupCodeCheck').implement({
  description: "Lets a device check the other side's code offline, without being able to create it.",
  fields: (t) => ({
    commitment: t.exposeString('commitment', {
      description: "SHA-256 of the delivery's id, a dot and the secret, hexadecimal.",
    }),
    seed: t.exposeInt('seed', { description: '0 to 9: the seed of the check digit.' }),
  }),
});

/** Codes are shown while they can be used: not after the hand-over, and not during a dispute. */
function isOpen({ line: { delivery } }: PickupView): boolean {
  const { status } = delivery;
  return isInPerson(delivery.delivery_type) && (status === 'PENDING' || status === 'ARRIVED');
}

const other = (role: PickupView['role']) => (role === 'BUYER' ? 'SELLER' : 'BUYER');

export const PickupType = builder.objectRef<PickupView>('Pickup').implement({
  description: 'A hand-over in person, with its appointment.',
  fields: (t) => ({
    uuid: t.string({ description: "The delivery's id.", resolve: ({ line }) => line.delivery.id }),
    role: t.field({
      type: OrderRoleType,
      nullable: true,
      description: "The caller's side; null for staff.",
      resolve: ({ role }) => role,
    }),
    isCollected: t.boolean({
      description: 'Whether the buyer picks it up; otherwise the seller delivers it.',
      resolve: ({ line }) => line.delivery.delivery_type === 'pickup_transport',
    }),
    state: t.field({
      type: StateType,
      description: 'Its state.',
      resolve: ({ appointment }) => appointment.state,
    }),
    possible: t.field({
      type: [EventType],
      description: 'The transitions that the caller can make now.',
      resolve: ({ line, role, appointment: { state } }, _args, { clock }) => {
        if (line.delivery.status !== 'PENDING') return [];
        const situation = { state, actor: actorOf(role), facts: factsOf(line, clock.now()) };
        return [...possibleEvents(appointmentLifeCycle, situation)];
      },
    }),
    appointmentAt: t.string({
      nullable: true,
      description: 'The agreed ISO moment; null before. It stays until another one is accepted.',
      resolve: ({ line }) => line.delivery.appointment_at?.toISOString() ?? null,
    }),
    proposal: t.field({
      type: ProposalType,
      nullable: true,
      description: 'The pending proposal; null for none.',
      resolve: ({ appointment }) => appointment.proposal,
    }),
    otherName: t.string({
      description: "The other side's name: a first name with an initial, or a shop; empty when unknown.",
      resolve: ({ line, role }, _args, { db }) => nameOf(db, line, other(role)),
    }),
    place: t.field({
      type: PlaceType,
      nullable: true,
      description: 'The address; for a buyer who picks it up only once the appointment is agreed.',
      resolve: ({ line, role }, _args, { db }) => placeFor(db, line, role),
    }),
    calendarPath: t.string({
      nullable: true,
      description: 'The link to the calendar file of the appointment; null while there is none.',
      resolve: ({ line, role }, _args, { secrets }) =>
        role === null || line.delivery.appointment_at === null
          ? null
          : calendarPath(secrets, line.delivery.id, role),
    }),
    code: t.field({
      type: CodeType,
      nullable: true,
      description: "The caller's own code; null for staff, and once there is nothing left to prove.",
      resolve: (view, _args, { secrets }) =>
        view.role === null || !isOpen(view) ? null : codeOf(secrets, view.line.delivery.id, view.role),
    }),
    check: t.field({
      type: CheckType,
      nullable: true,
      description:
        "The offline check of the other side's code; null for staff, and once there is nothing to prove.",
      resolve: (view, _args, { secrets }) =>
        view.role === null || !isOpen(view)
          ? null
          : checkOf(secrets, view.line.delivery.id, other(view.role)),
    }),
  }),
});
