import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { choosePayouts } from '#server/outside/payout/choose-payouts.ts';
import {
  PayoutRefusedError,
  type PayoutService,
  PayoutServiceError,
  type TransferRequest,
} from '#server/outside/payout/payout-service.ts';
import { createRestPayouts } from '#server/outside/payout/rest-payouts.ts';
import { sepaFile } from '#server/outside/payout/sepa-file.ts';
import { createPayoutSimulator, simulatedAccounts } from '#server/outside/payout/simulator.ts';
import { settlePayout } from '../factories/payouts.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

type Transfer = Record<string, unknown> & { readonly id: string };

/** A local payout provider with the REST API, whose list has one transfer per page. */
async function startFake() {
  const byKey = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  const all = () => transfers;
  const answerTo = (method: string, url: URL, key: string, body: Record<string, unknown>) => {
    const id = url.pathname.split('/')[2];
    if (method === 'POST') {
      const { iban } = body.beneficiary as { readonly iban: string };
      if (iban === simulatedAccounts.refused) return { status: 422, body: { code: 'invalid_account' } };
      const known = byKey.get(key);
      const made = known ?? { ...body, id: `po_${transfers.length + 1}`, status: 'queued' };
      if (known === undefined) transfers.push(made);
      byKey.set(key, made);
      return { status: 201, body: made };
    }
    if (id !== undefined) {
      const known = all().find((transfer) => transfer.id === id);
      return known === undefined ? { status: 404, body: {} } : { status: 200, body: known };
    }
    const at = Number(url.searchParams.get('from') ?? 0);
    const next = at + 1 < all().length ? { cursor: String(at + 1) } : null;
    return { status: 200, body: { _embedded: { transfers: all().slice(at, at + 1) }, _links: { next } } };
  };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      const url = new URL(request.url ?? '/', 'http://localhost');
      const key = String(request.headers['idempotency-key']);
      const { status, body: sent } = answerTo(request.method ?? '', url, key, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (reference: string, change: Record<string, unknown>) =>
      Object.assign(byKey.get(reference) ?? {}, change),
    /** Simulates an hour later: transfers remain, but their idempotency keys are forgotten. */
    forgetKeys: () => byKey.clear(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

let fake: Awaited<ReturnType<typeof startFake>>;
let api: ApiHarness;
const clock = { now: () => new Date('2026-03-04T10:00:00Z') };

beforeAll(async () => {
  fake = await startFake();
  api = await startApi();
});

afterAll(async () => {
  await api.close();
  await fake.close();
});

const account = { iban: 'NL91ABNA0417164300', holder: 'Zoë & Renée <BV>' };
const request = (): TransferRequest => ({
  ...{ reference: crypto.randomUUID(), amount: 123_405, account, description: 'Hervonden 7' },
  ...{ webhookUrl: 'https://hervonden.test/hook', earlierDays: [] },
});

/** The same contract for both providers. */
describe.each<
  readonly [
    string,
    () => PayoutService,
    (reference: string) => Promise<unknown>,
    (reference: string) => Promise<unknown>,
  ]
>([
  [
    'the REST service',
    () => createRestPayouts({ base: fake.url, key: 'k' }),
    async (reference) =>
      fake.set(reference, { status: 'returned', statusReason: { code: 'closed_account' } }),
    async () => fake.forgetKeys(),
  ],
  [
    'the simulator',
    () => createPayoutSimulator(api.db, clock, 60_000),
    (reference) => settlePayout(api.db, reference, { status: 'RETURNED' }),
    (reference) =>
      api.db
        .updateTable('simulated_payouts')
        .set({ idempotency_key: `forgotten ${reference}` })
        .where('reference', '=', reference)
        .execute(),
  ],
])('a payout provider: %s', (_name, make, sendBack, forget) => {
  test('sends once per reference, and reports the status', async () => {
    const [service, asked] = [make(), request()];
    const made = await service.create(asked);
    expect(await service.create(asked)).toEqual(made);
    expect(made).toMatchObject({
      reference: asked.reference,
      amount: 123_405,
      status: 'SENT',
      problem: null,
    });
    await sendBack(asked.reference);
    expect(await service.fetchStatus(made.providerId)).toMatchObject({
      ...{ status: 'RETURNED', problem: 'CLOSED_ACCOUNT' },
    });
  });

  test('sends once although the provider has forgotten the key of the first attempt', async () => {
    const [service, asked] = [make(), request()];
    const made = await service.create(asked);
    await forget(asked.reference);
    expect(await service.create({ ...asked, earlierDays: ['2026-03-03', '2026-03-04'] })).toEqual(made);
    const listed = await service.list('2026-03-04');
    expect(listed.filter(({ reference }) => reference === asked.reference)).toHaveLength(1);
  });

  test('lists the transfers of a day, each once', async () => {
    const [service, one, two] = [make(), request(), request()];
    await service.create(one);
    await service.create(two);
    await service.create(two);
    const listed = (await service.list('2026-03-04')).map(({ reference }) => reference);
    expect(listed.filter((reference) => [one, two].some((asked) => asked.reference === reference))).toEqual([
      ...[one.reference, two.reference],
    ]);
  });

  test('refuses an account that cannot be paid, and does not know transfers of others', async () => {
    const asked = { ...request(), account: { ...account, iban: simulatedAccounts.refused } };
    await expect(make().create(asked)).rejects.toBeInstanceOf(PayoutRefusedError);
    await expect(make().fetchStatus('po_nowhere')).rejects.toBeInstanceOf(PayoutServiceError);
  });
});

test('in production without a key or an account nothing is paid out', async () => {
  const settings = (more: Record<string, string>) =>
    readConfig({ NODE_ENV: 'production', DEMO: '0', ...more });
  const closed = choosePayouts(settings({}), api.db, clock);
  expect(closed.kind).toBe('PROVIDER');
  if (closed.kind === 'PROVIDER')
    await expect(closed.service.list('2026-03-04')).rejects.toBeInstanceOf(PayoutServiceError);
  const file = choosePayouts(settings({ PAYOUT_IBAN: 'NL91 ABNA 0417 1643 00' }), api.db, clock);
  expect(file).toEqual({ kind: 'FILE', debtor: { iban: 'NL91ABNA0417164300', holder: 'Hervonden' } });
});

describe('the SEPA file', () => {
  const file = (amounts: readonly number[], iban = account.iban) =>
    sepaFile({
      ...{ debtor: { iban: 'BE68539007547034', holder: 'Hervonden' }, created: clock.now() },
      transfers: amounts.map((amount, at) => ({
        ...{ reference: `0000000${at}-0000-4000-8000-000000000000`, amount, description: 'Hervonden 7' },
        account: { ...account, iban },
      })),
      executionDay: '2026-03-04',
    });

  test('holds the control sum, the count, and names in the SEPA character set', () => {
    const text = file([10, 123_405]);
    expect(text.match(/<CtrlSum>1234\.15<\/CtrlSum>/g)).toHaveLength(2);
    expect(text.match(/<NbOfTxs>2<\/NbOfTxs>/g)).toHaveLength(2);
    expect(text).toContain('<Nm>Zoe Renee BV</Nm>');
    expect(text).toContain('<InstdAmt Ccy="EUR">0.10</InstdAmt>');
    const open = [...text.matchAll(/<([A-Za-z]+)[ >]/g)].length;
    expect([...text.matchAll(/<\/[A-Za-z]+>/g)]).toHaveLength(open);
    expect(file([10, 123_405])).toBe(text);
  });

  test('transliterates letters with an accent, and keeps the rules for slashes', () => {
    const nameIn = (holder: string) => {
      const text = sepaFile({
        ...{ debtor: { ...account, holder: 'Hervonden' }, created: clock.now(), executionDay: '2026-03-04' },
        transfers: [{ ...request(), account: { ...account, holder } }],
      });
      return /<Cdtr><Nm>(.*?)<\/Nm>/.exec(text)?.[1];
    };
    expect(nameIn('Søren Großmann-Œuvrard')).toBe('Soren Grossmann-OEuvrard');
    expect(nameIn('Łukasz d’Angelo')).toBe('Lukasz d&apos;Angelo');
    expect(nameIn('//Van Dam // Zn/')).toBe('Van Dam / Zn');
    expect(nameIn('李小龙')).toBe('-');
    expect(nameIn(`${'a'.repeat(69)} b`)).toBe('a'.repeat(69));
  });

  test('refuses an empty list, an invalid amount and a wrong account number', () => {
    expect(() => file([])).toThrow(RangeError);
    expect(() => file([0])).toThrow(RangeError);
    expect(() => file([100], 'NL92ABNA0417164300')).toThrow(RangeError);
  });
});
