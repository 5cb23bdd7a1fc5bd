import * as v from 'valibot';
import type { PayoutProblem } from '#domain/payouts/payout-life-cycle.ts';
import { agreedForm, callService, jsonOf } from '../call-service.ts';
import { euroText } from '../euro-text.ts';
import {
  findTransfer,
  PayoutRefusedError,
  type PayoutService,
  PayoutServiceError,
  type TransferReport,
} from './payout-service.ts';

/** Milliseconds. */
const longestWait = 10_000;
const largestAnswer = 2_000_000;
/** Maximum number of pages per day. */
const mostPages = 200;

const transferSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  status: v.picklist(['queued', 'pending', 'processing', 'paid', 'failed', 'canceled', 'returned']),
  statusReason: v.optional(v.object({ code: v.string() })),
  amount: v.object({
    currency: v.literal('EUR'),
    value: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  }),
  metadata: v.object({ payoutUid: v.string() }),
});

const listSchema = v.object({
  _embedded: v.object({ transfers: v.array(transferSchema) }),
  _links: v.optional(v.object({ next: v.nullish(v.object({ cursor: v.string() })) })),
});

const statuses = {
  queued: 'SENT',
  pending: 'SENT',
  processing: 'SENT',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'FAILED',
  returned: 'RETURNED',
} as const satisfies Record<v.InferOutput<typeof transferSchema>['status'], TransferReport['status']>;

const problems: Readonly<Record<string, PayoutProblem>> = {
  invalid_account: 'INVALID_ACCOUNT',
  closed_account: 'CLOSED_ACCOUNT',
  refused: 'REFUSED',
};

export interface RestPayoutSettings {
  /** Base URL, version included, without a trailing slash. */
  readonly base: string;
  readonly key: string;
}

/** Payouts through a REST API like Mollie's: transfers are created with an idempotency key, fetched and listed. */
export function createRestPayouts(settings: RestPayoutSettings): PayoutService {
  const list = (day: string) => listDay(settings, day);
  return {
    list,
    fetchStatus: async (providerId) =>
      read(await ask(settings, `/transfers/${encodeURIComponent(providerId)}`)),
    async create(request) {
      const { reference, amount, account, description, webhookUrl } = request;
      const before = await findTransfer({ list }, request);
      if (before !== undefined) return before;
      const answer = await ask(settings, '/transfers', {
        key: reference,
        body: {
          amount: { currency: 'EUR', value: euroText(amount) },
          beneficiary: { iban: account.iban, name: account.holder },
          ...{ description, webhookUrl, metadata: { payoutUid: reference } },
        },
      });
      return read(answer);
    },
  };
}

async function listDay(settings: RestPayoutSettings, day: string): Promise<readonly TransferReport[]> {
  const found: TransferReport[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const from = cursor === undefined ? '' : `&from=${encodeURIComponent(cursor)}`;
    const path = `/transfers?date=${day}&limit=250${from}`;
    const answer = agreedForm(listSchema, await ask(settings, path), failure);
    found.push(...answer._embedded.transfers.map(reportOf));
    cursor = answer._links?.next?.cursor;
    if (cursor === undefined) return found;
  }
  throw new PayoutServiceError('The payout service’s list has no end.');
}

function reportOf(transfer: v.InferOutput<typeof transferSchema>): TransferReport {
  const status = statuses[transfer.status];
  const isBad = status === 'FAILED' || status === 'RETURNED';
  return {
    ...{ providerId: transfer.id, reference: transfer.metadata.payoutUid, status },
    amount: Number(transfer.amount.value.replace('.', '')),
    problem: isBad ? (problems[transfer.statusReason?.code ?? ''] ?? 'OTHER') : null,
  };
}

const failure = (problem: string) => new PayoutServiceError(`The payout service ${problem}.`);
const read = (answer: unknown): TransferReport => reportOf(agreedForm(transferSchema, answer, failure));

interface Posting {
  /** The idempotency key. */
  readonly key: string;
  readonly body: unknown;
}

const refusalSchema = v.object({ code: v.string() });

async function ask(
  { base, key: secret }: RestPayoutSettings,
  path: string,
  posting: Posting | null = null,
): Promise<unknown> {
  const answer = await callService(
    {
      ...{ url: `${base}${path}`, method: posting === null ? 'GET' : 'POST', body: posting?.body },
      headers: {
        authorization: `Bearer ${secret}`,
        ...(posting !== null && { 'idempotency-key': posting.key }),
      },
      ...{ longestWait, largestAnswer, failure },
    },
    'read',
  );
  if (answer.status === 422 && posting !== null) {
    const refusal = v.safeParse(refusalSchema, jsonOf(answer, failure));
    throw new PayoutRefusedError(problems[refusal.success ? refusal.output.code : ''] ?? 'REFUSED');
  }
  if (!answer.isOk) throw failure(`answered ${answer.status}`);
  return jsonOf(answer, failure);
}
