import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { buy } from '../../factories/orders.ts';
import { makeProduct } from '../../factories/products.ts';
import { makeSellerUser } from '../../factories/sellers.ts';
import { makeUser } from '../../factories/users.ts';
import { startApi } from '../../setup/api-harness.ts';
import { createManualClock } from '../../setup/manual-clock.ts';

export const parts = `__typename
  ... on Pickup {
    uuid role isCollected state possible appointmentAt otherName calendarPath
    proposal { uuid submittedBy moments } place { street houseNumber city }
    code { secret digits } check { commitment seed }
  }
  ... on Error { errorCode message }`;

const calls = {
  read: 'query ($deliveryUuid: String!) { it: pickup(deliveryUuid: $deliveryUuid)',
  propose: `mutation ($deliveryUuid: String!, $moments: [String!]!, $commandId: String) {
    it: proposePickupMoments(deliveryUuid: $deliveryUuid, moments: $moments, commandId: $commandId)`,
  accept: `mutation ($deliveryUuid: String!, $proposalUuid: String!, $moment: String!) {
    it: acceptPickupMoment(deliveryUuid: $deliveryUuid, proposalUuid: $proposalUuid, moment: $moment)`,
  keep: `mutation ($deliveryUuid: String!) { it: keepPickupAppointment(deliveryUuid: $deliveryUuid)`,
  prove: `mutation ($deliveryUuid: String!, $code: String!, $happenedAt: String, $commandId: String) {
    it: provePickup(deliveryUuid: $deliveryUuid, code: $code, happenedAt: $happenedAt, commandId: $commandId)`,
} as const;

export interface PickupAnswer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly state?: string;
  readonly possible?: readonly string[];
  readonly appointmentAt?: string | null;
  readonly otherName?: string;
  readonly calendarPath?: string | null;
  readonly proposal?: { readonly uuid: string; readonly moments: readonly string[] } | null;
  readonly place?: { readonly street: string } | null;
  readonly code?: { readonly secret: string; readonly digits: string } | null;
  readonly check?: { readonly commitment: string; readonly seed: number } | null;
}

interface Somebody {
  readonly token: string;
}

export const monday = '2026-11-23T10:00:00Z';

/** A server with a manual clock, and both sides of a sale. */
export async function openPickupsHarness() {
  const mails: MailMessage[] = [];
  const clock = createManualClock(new Date(monday));
  const api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });

  async function person(given = {}) {
    const user = await makeUser(api.db, given);
    return { ...user, token: await api.signIn(user) };
  }
  async function shop(terms = {}) {
    const user = await makeSellerUser(api.db, terms);
    return { ...user, token: await api.signIn(user) };
  }
  const [buyer, stranger] = [await person(), await person()];
  const seller = await shop({ type: 'private', name: 'Willem van Dijk' });
  const staff = await person({ isStaff: true });

  async function sale(type: DeliveryType = 'pickup_transport', by = seller) {
    const product = await makeProduct(api.db, by.sellerId, { title: `Kast ${randomUUID().slice(0, 8)}` });
    const { transactionUid, lines } = await buy(api, buyer, [{ ...product, type }]);
    const [line] = lines;
    if (line === undefined) throw new Error('nothing was sold');
    return { ...line, transactionUid };
  }

  async function ask(
    call: keyof typeof calls,
    who: Somebody | null,
    variables: object,
  ): Promise<PickupAnswer> {
    const query = `${calls[call]} { ${parts} } }`;
    const { data, errors } = await api.graphql<{ it: PickupAnswer }>(
      query,
      { ...variables },
      { token: who?.token },
    );
    expect(errors).toEqual([]);
    return data.it;
  }
  const settled = async () => {
    for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
  };
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
  return { api, clock, buyer, seller, stranger, staff, person, shop, sale, ask, settled, mailsTo };
}
