import { note, type Participant } from './life.ts';

/** A sold product as one of its sides sees it. */
export interface OrderView {
  readonly order: { readonly orderNumber: string };
  readonly delivery: {
    readonly status: string;
    readonly possible: readonly string[];
    readonly asksForTransport: boolean;
  };
}

const fields = 'order { orderNumber } delivery { status possible asksForTransport }';

/** The order of a participant; null for a guest before the first email has come. */
export async function readOrder({
  client,
  account,
  world,
  line,
  link,
}: Participant): Promise<OrderView | null> {
  const key = link?.() ?? null;
  if (link !== null && key === null) return null;
  const found = await (key === null
    ? client.read<OrderView>(
        account.tokenAt(world.now()),
        `query ($uuid: String!) { it: orderProduct(uuid: $uuid) { __typename ... on OrderProduct { ${fields} } } }`,
        { uuid: line.uuid },
      )
    : client.read<OrderView>(
        null,
        `query ($key: String!) { it: guestOrder(key: $key) { __typename ... on OrderProduct { ${fields} } } }`,
        { key },
      ));
  if (found === undefined) throw new Error('an order that its own people cannot see');
  return found;
}

/** The mutation of one flag of a delivery. */
export const flag = (name: string) => `mutation ($delivery: String!, $commandId: String) {
  it: updateDeliveryStatus(uuid: $delivery, ${name}: true, commandId: $commandId) { __typename ... on Error { errorCode } } }`;

/** The arguments of a complaint whose product can be returned. */
const complaint = `reason: OTHER, checks: [], description: "Er klopt iets niet.", wish: FULL_REFUND`;

/** The mutation of each event that the API lists as possible. */
const buttons = {
  ship: `mutation ($delivery: String!, $commandId: String) {
    it: sendParcel(deliveryUuid: $delivery, commandId: $commandId) { __typename ... on Error { errorCode } } }`,
  arrive: flag('hasArrived'),
  hand_off: flag('isHandedOff'),
  confirm: flag('isConfirmed'),
  cancel_late: `mutation ($delivery: String!, $commandId: String) {
    it: cancelLateOrder(deliveryUuid: $delivery, commandId: $commandId) { __typename ... on Error { errorCode } } }`,
  dispute: `mutation ($order: String!, $commandId: String) {
    it: openCase(orderUuid: $order, ${complaint}, photos: [], commandId: $commandId) { __typename ... on Error { errorCode } } }`,
} as const;

const guestButtons = ['confirm', 'dispute', 'cancel_late'] as const;

type Button = keyof typeof buttons;

/** The events among the possible ones that the participant has a button for. */
export function buttonsFor(
  { link }: Pick<Participant, 'link'>,
  possible: readonly string[],
): readonly Button[] {
  const all = link === null ? (Object.keys(buttons) as readonly Button[]) : guestButtons;
  return all.filter((event) => possible.includes(event));
}

/** Triggers an event of the delivery. */
export async function press(participant: Participant, event: Button): Promise<void> {
  const { client, account, world, line, link } = participant;
  const done =
    link === null
      ? await client.change(account.tokenAt(world.now()), buttons[event], {
          ...{ delivery: line.deliveryUuid, order: line.uuid },
        })
      : event === 'dispute'
        ? await client.change(
            null,
            `mutation ($key: String!, $commandId: String) { it: openGuestCase(key: $key, ${complaint},
              commandId: $commandId) { __typename ... on Error { errorCode } } }`,
            { key: link() },
          )
        : await client.change(
            null,
            `mutation ($key: String!, $event: GuestOrderEvent!, $commandId: String) {
              it: changeGuestOrder(key: $key, event: $event, commandId: $commandId) {
                __typename ... on Error { errorCode } } }`,
            { key: link(), event },
          );
  if (done !== null) note(participant, { what: event });
}
