import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { dayRefusal, dayRules } from '#domain/transports/transport-dates.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { simulatedPartner } from '#server/outside/transport/simulator.ts';
import type { TransportBooking, TransportPartner } from '#server/outside/transport/transport-partner.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { placedOrder } from '../../factories/placed-order.ts';
import { makeProduct } from '../../factories/products.ts';
import { makeSellerUser } from '../../factories/sellers.ts';
import { makeUser } from '../../factories/users.ts';
import { startApi } from '../../setup/api-harness.ts';

const parts = `__typename
  ... on BrengerTransport {
    uuid status syncFailed shippingDate pickupWindow role possible
    dimensions { width height depth } listedDimensions { width height depth }
    dateSuggestion { id status proposalStatus dates submittedBy rejectedBy selectedDate }
    days { earliest latest holidays unavailableWeekdays rejectedDates }
  }
  ... on Error { errorCode message }`;

export interface Notified {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  readonly status?: string;
  readonly possible?: readonly string[];
  readonly dateSuggestion?: {
    readonly id: string | null;
    readonly status: string;
    readonly dates: readonly string[];
  };
}

const calls = {
  read: 'query ($deliveryUuid: String!) { it: brengerTransport(deliveryUuid: $deliveryUuid)',
  start: `mutation ($deliveryUuid: String!, $commandId: String) {
    it: startTransportPlanning(deliveryUuid: $deliveryUuid, commandId: $commandId)`,
  measure: `mutation ($uuid: String!, $width: Float!, $height: Float!, $depth: Float!) {
    it: updateTransportDimensions(uuid: $uuid, width: $width, height: $height, depth: $depth)`,
  propose: `mutation ($brengerTransportUuid: String!, $dates: [String!]!, $submittedBy: OrderRole,
      $status: DateProposalStatus, $commandId: String) {
    it: proposeTransportDates(brengerTransportUuid: $brengerTransportUuid, dates: $dates,
      submittedBy: $submittedBy, status: $status, commandId: $commandId)`,
  select: `mutation ($id: String!, $selectedDate: String!) {
    it: selectTransportDate(id: $id, selectedDate: $selectedDate)`,
  reject: `mutation ($id: String!, $status: DateProposalStatus, $rejectedBy: OrderRole) {
    it: rejectTransportDates(id: $id, status: $status, rejectedBy: $rejectedBy)`,
} as const;

interface Somebody {
  readonly token: string;
}

/** A day as emails in Dutch write it, for example vrijdag 27 november. */
export const dayText = (day: string) =>
  new Intl.DateTimeFormat('nl-NL', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(`${day}T12:00:00Z`));

/** A server with a manual clock, a transport partner that records its requests, and the sides of a sale. */
export async function openTransportsHarness() {
  // A Monday.
  const clock = createManualClock(new Date('2026-11-23T10:00:00Z'));
  const mails: MailMessage[] = [];
  const booked: TransportBooking[] = [];
  const cancelled: string[] = [];
  /** How the partner answers the next booking (accepted, refused or unreachable) and request for the hours. */
  const mood: Pick<TransportPartner, 'book' | 'pickupWindow'> = { ...simulatedPartner };
  const api = await startApi({
    clock,
    mail: { send: async (message) => void mails.push(message) },
    transport: {
      ...simulatedPartner,
      book: async (booking) => {
        booked.push(booking);
        return await mood.book(booking);
      },
      pickupWindow: (reference, day) => mood.pickupWindow(reference, day),
      cancel: async (reference) => void cancelled.push(reference),
    },
  });
  const person = async (given = {}) => {
    const user = await makeUser(api.db, given);
    return { ...user, token: await api.signIn(user) };
  };
  const shop = async (terms = {}) => {
    const user = await makeSellerUser(api.db, terms);
    return { ...user, token: await api.signIn(user) };
  };
  const buyer = await person();
  const seller = await shop();
  const staff = await person({ isStaff: true });

  /** Sells a product of the seller to the buyer, to be delivered by the transport partner by default. */
  async function sale(type: DeliveryType = 'brenger_transport', of = seller) {
    const { id: productId } = await makeProduct(api.db, of.sellerId, { width: 120, height: 75, depth: 60 });
    const order = await placedOrder(api.db, {
      buyer,
      sellerId: of.sellerId,
      productId,
      street: 'Biltstraat',
    });
    await api.db
      .updateTable('order_deliveries')
      .set({ delivery_type: type, original_type: type })
      .where('id', '=', order.deliveryUuid)
      .execute();
    return order.deliveryUuid;
  }

  async function ask(call: keyof typeof calls, variables: object, who?: Somebody): Promise<Notified> {
    const fields = call === 'read' ? '' : ' ... on ValidationError { fields { field code } }';
    const { data, errors } = await api.graphql<{ it: Notified }>(
      `${calls[call]} { ${parts}${fields} } }`,
      { ...variables },
      { token: who?.token },
    );
    expect(errors).toEqual([]);
    return data.it;
  }
  const read = (deliveryUuid: string, who?: Somebody) => ask('read', { deliveryUuid }, who);
  const start = (deliveryUuid: string, who: Somebody = buyer) => ask('start', { deliveryUuid }, who);
  const measure = (uuid: string, sizes: object = {}, who: Somebody = seller) =>
    ask('measure', { uuid, width: 125, height: 80, depth: 65, ...sizes }, who);
  const propose = (
    brengerTransportUuid: string,
    dates: readonly string[],
    who: Somebody = seller,
    more = {},
  ) => ask('propose', { brengerTransportUuid, dates, ...more }, who);
  const select = (id: string, selectedDate: string, who: Somebody = buyer) =>
    ask('select', { id, selectedDate }, who);
  const reject = (id: string, who: Somebody = buyer, more: object = {}) =>
    ask('reject', { id, ...more }, who);

  /** Staff cancel the sale. */
  const cancel = (uuid: string) =>
    api.graphql<{ it: { __typename: string } }>(
      'mutation ($uuid: String!) { it: updateDeliveryStatus(uuid: $uuid, isCancelled: true) { __typename } }',
      { uuid },
      { token: staff.token },
    );

  /** The next days, from today, that may be proposed. */
  const nextDays = (count: number, rejectedDates: readonly string[] = []): string[] => {
    const today = amsterdamDay(clock.now());
    const rules = dayRules(today, { window: null, rejectedDates });
    return Array.from({ length: 60 }, (_, at) => plusDays(today, at))
      .filter((day) => dayRefusal(day, rules) === null)
      .slice(0, count);
  };
  /** A delivery for which the seller has proposed three days; returns its id, the proposal's id and the days. */
  async function proposed(of = seller) {
    const uuid = await sale('brenger_transport', of);
    await start(uuid);
    await measure(uuid, {}, of);
    const dates = nextDays(3);
    const answer = await propose(uuid, dates, of);
    expect(answer.dateSuggestion?.status).toBe('waiting_on_buyer');
    return { uuid, id: answer.dateSuggestion?.id ?? randomUUID(), dates };
  }
  const settled = async () => {
    for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
  };
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

  return {
    ...{
      api,
      clock,
      mood,
      booked,
      cancelled,
      person,
      shop,
      buyer,
      seller,
      staff,
      sale,
      read,
      start,
      measure,
    },
    ...{ propose, select, reject, cancel, nextDays, proposed, settled, mailsTo, ask },
  };
}
