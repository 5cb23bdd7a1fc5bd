import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { choosePayments } from '#server/outside/payment/choose-payments.ts';
import type { PaymentRequest, PaymentService } from '#server/outside/payment/payment-service.ts';
import { PaymentRefusedError, PaymentServiceError } from '#server/outside/payment/payment-service.ts';
import { createPaymentSimulator, settle } from '#server/outside/payment/simulator.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

/** A local fake of the parts of Mollie's API that are used. */
interface StandIn {
  readonly url: string;
  readonly asked: {
    readonly method: string;
    readonly path: string;
    readonly headers: object;
    readonly body: unknown;
  }[];
  readonly payments: Map<string, Record<string, unknown>>;
  /** By payment. */
  readonly refunds: Map<string, Record<string, unknown>[]>;
  /** Listed objects by resource, newest first; one entry per page. */
  readonly lists: Map<string, readonly object[]>;
  /** Simulates an hour later: payments and refunds remain, but their idempotency keys are forgotten. */
  forgetKeys(): void;
  /** While set, every refund is refused. */
  refuses: boolean;
  /** While set, every request gets this answer. */
  instead: { readonly status: number; readonly body: string } | null;
  close(): Promise<void>;
}

const key = 'test_geheim';

async function startStandIn(): Promise<StandIn> {
  const byKey = new Map<string, Record<string, unknown>>();
  const standIn: Omit<StandIn, 'url' | 'close'> & { instead: StandIn['instead'] } = {
    ...{ asked: [], payments: new Map<string, Record<string, unknown>>(), instead: null },
    ...{ refunds: new Map<string, Record<string, unknown>[]>(), forgetKeys: () => byKey.clear() },
    ...{ lists: new Map<string, readonly object[]>(), refuses: false },
  };
  const refund = (paymentId: string, idempotency: string, body: Record<string, unknown>) => {
    if (byKey.has(idempotency)) return;
    byKey.set(idempotency, body);
    const list = [...(standIn.refunds.get(paymentId) ?? []), { ...body, status: 'pending' }];
    standIn.refunds.set(paymentId, list);
    const sum = list.reduce((total, one) => total + Number((one.amount as { value: string }).value), 0);
    Object.assign(standIn.payments.get(paymentId) ?? {}, {
      amountRefunded: { currency: 'EUR', value: sum.toFixed(2) },
    });
  };
  const pageOf = (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const resource = pathname.slice(1);
    const all = standIn.lists.get(resource) ?? [];
    const at = Number(searchParams.get('from') ?? 0);
    const next = at + 1 < all.length ? { href: `https://api.test/${resource}?from=${at + 1}` } : null;
    return { _embedded: { [resource]: all.slice(at, at + 1) }, _links: { next } };
  };
  const answerTo = (method: string, path: string, idempotency: string, body: Record<string, unknown>) => {
    const [, , paymentId = '', part] = path.split(/[/?]/);
    const known = standIn.payments.get(paymentId);
    if (method === 'GET' && path.includes('?limit=100')) return { status: 200, body: pageOf(path) };
    if (method === 'POST' && part === 'refunds') {
      if (standIn.refuses) return { status: 422, body: { detail: 'The amount is higher than the maximum.' } };
      refund(paymentId, idempotency, body);
      return { status: 201, body: { id: 're_1' } };
    }
    if (part === 'refunds')
      return { status: 200, body: { _embedded: { refunds: standIn.refunds.get(paymentId) ?? [] } } };
    if (method === 'POST') {
      const made = byKey.get(idempotency) ?? {
        ...{ ...body, id: `tr_${standIn.payments.size + 1}`, status: 'open' },
        _links: { checkout: { href: 'https://pay.test/now' } },
      };
      byKey.set(idempotency, made);
      standIn.payments.set(String(made.id), made);
      return { status: 201, body: made };
    }
    if (known === undefined) return { status: 404, body: {} };
    if (method === 'DELETE') {
      if (known.status !== 'open') return { status: 422, body: {} };
      Object.assign(known, { status: 'canceled' });
    }
    return { status: 200, body: known };
  };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      const { method = '', url = '', headers } = request;
      standIn.asked.push({ method, path: url, headers, body });
      const isKnown = headers.authorization === `Bearer ${key}`;
      const answer = isKnown
        ? answerTo(method, url, String(headers['idempotency-key']), body)
        : { status: 401, body: {} };
      const { status, body: sent } = standIn.instead ?? { ...answer, body: JSON.stringify(answer.body) };
      response.writeHead(status, { 'content-type': 'application/json' }).end(sent);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

let standIn: StandIn;
let api: ApiHarness;

beforeAll(async () => {
  standIn = await startStandIn();
  api = await startApi();
});

afterAll(async () => {
  await api.close();
  await standIn.close();
});

const settings = (environment: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...environment });
const clock = { now: () => new Date() };
const rest = () =>
  choosePayments(settings({ PAYMENT_URL: `${standIn.url}/`, PAYMENT_KEY: key }), api.db, clock);
const simulated = () => createPaymentSimulator(api.db, clock, 'http://localhost:4000');
const request = (): PaymentRequest => ({
  ...{
    reference: crypto.randomUUID(),
    amount: 123_405,
    method: 'bcmc',
    description: 'Hervonden 1',
    locale: 'fr',
  },
  ...{ returnUrl: 'https://hervonden.test/back', webhookUrl: 'https://hervonden.test/hook' },
});

/** Both providers follow the same contract. */
describe.each<readonly [string, () => PaymentService, (id: string) => Promise<unknown>]>([
  ['the REST service', rest, async (id) => Object.assign(standIn.payments.get(id) ?? {}, { status: 'paid' })],
  ['the simulator', simulated, (id) => settle(api.db, id, 'completed')],
])('a payment provider: %s', (_name, make, payIt) => {
  test('makes one payment per reference and reports its state', async () => {
    const [service, asked] = [make(), request()];
    const made = await service.create(asked);
    expect(await service.create(asked)).toEqual(made);
    const { reference, amount } = asked;
    expect(await service.fetchStatus(made.paymentId)).toMatchObject({ status: 'created', amount, reference });
    await payIt(made.paymentId);
    expect(await service.fetchStatus(made.paymentId)).toMatchObject({
      status: 'completed',
      amount,
      reference,
      returned: 0,
    });
  });

  test('cancels what nobody paid, and leaves what somebody did', async () => {
    const service = make();
    const [open, paid] = [await service.create(request()), await service.create(request())];
    await payIt(paid.paymentId);
    await service.cancel(open.paymentId);
    await service.cancel(paid.paymentId);
    expect((await service.fetchStatus(open.paymentId)).status).toBe('cancelled');
    expect((await service.fetchStatus(paid.paymentId)).status).toBe('completed');
  });

  test('gives back once per key; what went back whole is refunded', async () => {
    const service = make();
    const { paymentId } = await service.create(request());
    await payIt(paymentId);
    await service.refund(paymentId, { key: `refund-${paymentId}`, amount: 123_405 });
    await service.refund(paymentId, { key: `refund-${paymentId}`, amount: 123_405 });
    expect(await service.fetchStatus(paymentId)).toMatchObject({ status: 'refunded', returned: 123_405 });
  });

  test('does not know what it did not make', async () => {
    await expect(make().fetchStatus('tr_nowhere')).rejects.toBeInstanceOf(PaymentServiceError);
  });
});

describe('the REST service', () => {
  test('CHECK-030 is asked as agreed: key, idempotency, euros as text, its own names', async () => {
    const asked = request();
    await rest().create(asked);
    expect(standIn.asked.at(-1)).toMatchObject({
      ...{ method: 'POST', path: '/payments' },
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': asked.reference },
      body: {
        ...{ amount: { currency: 'EUR', value: '1234.05' }, method: 'bancontact', locale: 'fr_FR' },
        ...{ redirectUrl: asked.returnUrl, webhookUrl: asked.webhookUrl },
        metadata: { transactionUid: asked.reference },
      },
    });
  });

  test('ORDER-020 lists payments, refunds and chargebacks of a day in Amsterdam', async () => {
    const at = (createdAt: string) => ({ createdAt });
    standIn.lists.set('payments', [
      { ...at('2026-03-05T08:00:00+00:00'), id: 'later', paidAt: '2026-03-05T08:01:00+00:00' },
      { ...at('2026-03-04T08:00:00+00:00'), id: 'open' },
      { ...at('2026-03-03T22:59:00+00:00'), id: 'paid', paidAt: '2026-03-03T23:00:00+00:00' },
      { ...at('2026-03-01T08:00:00+00:00'), id: 'slow', paidAt: '2026-03-04T22:59:59+00:00' },
      { ...at('2026-02-01T08:00:00+00:00'), id: 'old', paidAt: '2026-02-01T08:00:00+00:00' },
      { ...at('2026-01-01T08:00:00+00:00'), id: 'never read', paidAt: '2026-03-04T08:00:00+00:00' },
    ]);
    standIn.lists.set('refunds', [{ ...at('2026-03-04T08:00:00+00:00'), paymentId: 'refunded' }]);
    standIn.lists.set('chargebacks', [{ ...at('2026-03-04T08:00:00+00:00'), paymentId: 'charged back' }]);
    expect(await rest().list('2026-03-04')).toEqual(['paid', 'slow', 'refunded', 'charged back']);
    standIn.lists.clear();
    expect(await rest().list('2026-03-04')).toEqual([]);
  });

  test('a part is given back once although the provider has forgotten the key of the first attempt', async () => {
    const service = rest();
    const { paymentId } = await service.create(request());
    Object.assign(standIn.payments.get(paymentId) ?? {}, { status: 'paid' });
    const part = { key: `refund-part-${paymentId}`, amount: 1_000 };
    await service.refund(paymentId, part);
    standIn.forgetKeys();
    await service.refund(paymentId, part);
    expect(standIn.refunds.get(paymentId)).toHaveLength(1);
    await service.refund(paymentId, { key: `refund-${paymentId}`, amount: 2_000 });
    expect(standIn.refunds.get(paymentId)).toHaveLength(2);
  });

  test('a refund that the provider refuses is no failure of the service', async () => {
    const service = rest();
    const { paymentId } = await service.create(request());
    standIn.refuses = true;
    const refused = service.refund(paymentId, { key: `refund-${paymentId}`, amount: 1_000 });
    await expect(refused).rejects.toBeInstanceOf(PaymentRefusedError);
    standIn.refuses = false;
  });

  test.each([
    ['1234.05', undefined, 'chargeback'],
    ['1234.04', undefined, 'completed'],
    ['0.01', undefined, 'completed'],
    ['234.05', '1000.00', 'chargeback'],
    ['234.04', '1000.00', 'completed'],
  ])('ORDER-020 a chargeback of €%s after refunds of %s: %s', async (charged, refunded, status) => {
    const service = rest();
    const { paymentId } = await service.create(request());
    Object.assign(standIn.payments.get(paymentId) ?? {}, {
      ...{ status: 'paid', amountChargedBack: { currency: 'EUR', value: charged } },
      ...(refunded !== undefined && { amountRefunded: { currency: 'EUR', value: refunded } }),
    });
    expect((await service.fetchStatus(paymentId)).status).toBe(status);
  });

  test('a whole chargeback is one in any combination of events', async () => {
    const service = rest();
    const { paymentId } = await service.create(request());
    Object.assign(standIn.payments.get(paymentId) ?? {}, {
      ...{ status: 'paid', amountChargedBack: { currency: 'EUR', value: '1234.05' } },
    });
    expect((await service.fetchStatus(paymentId)).status).toBe('chargeback');
  });

  test.each([
    [500, '{}'],
    [200, 'no json'],
    [200, '{"id":"tr_1"}'],
    [200, JSON.stringify({ id: 'x'.repeat(600_000) })],
  ])('an answer %i that makes no sense is refused by name, without the key', async (status, body) => {
    standIn.instead = { status, body };
    const failure = await rest()
      .fetchStatus('tr_1')
      .catch((error: unknown) => error);
    standIn.instead = null;
    expect(failure).toBeInstanceOf(PaymentServiceError);
    expect(String(failure)).not.toContain(key);
  });
});

test('in production nothing is paid with play money', async () => {
  const closed = choosePayments(settings({ NODE_ENV: 'production', DEMO: '0' }), api.db, clock);
  await expect(closed.create(request())).rejects.toBeInstanceOf(PaymentServiceError);
});
