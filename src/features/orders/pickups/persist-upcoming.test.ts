import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistUpcoming } from './persist-upcoming.ts';
import { pickupKey } from './pickup-query.ts';

const request = vi.hoisted(() => vi.fn());
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const now = Date.parse('2026-11-24T09:00:00Z');
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const orderAt = (uuid: string, appointmentAt: string | null) => ({
  ...{ __typename: 'OrderProduct', uuid },
  delivery: { __typename: 'OrderDelivery', uuid: `delivery of ${uuid}`, appointmentAt },
});

test('hand-overs of the coming days are on the device with their codes, bought and sold', async () => {
  const pickup = { __typename: 'Pickup', uuid: 'p', code: { secret: 's', digits: '123456' } };
  request.mockImplementation((_document: unknown, variables: { deliveryUuid?: string }) =>
    variables.deliveryUuid === undefined
      ? {
          bought: {
            __typename: 'OrderProductList',
            orderProducts: [
              orderAt('tomorrow', '2026-11-25T10:00:00Z'),
              orderAt('in three weeks', '2026-12-15T10:00:00Z'),
              orderAt('not agreed', null),
            ],
          },
          sold: { __typename: 'OrderProductList', orderProducts: [orderAt('today', '2026-11-24T08:00:00Z')] },
        }
      : { pickup },
  );
  const client = new QueryClient();
  const orders: string[] = [];
  await persistUpcoming(client, 'me', async (uuid) => void orders.push(uuid));
  expect(orders).toEqual(['tomorrow', 'today']);
  const access = { userId: 'me', linkKey: null };
  for (const uuid of orders)
    expect(client.getQueryData(pickupKey(access, `delivery of ${uuid}`))).toEqual(pickup);
  expect(client.getQueryData(pickupKey(access, 'delivery of in three weeks'))).toBeUndefined();
});
