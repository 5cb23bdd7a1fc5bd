import type { Random } from '#tests/accept/fuzz/random.ts';
import { type Call, centsOf, euroText, type Reply } from './http.ts';
import type { World } from './world.ts';

/** A transfer to a seller's account, in cents. */
export interface Transfer {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly iban: string;
  readonly webhook: string;
  readonly madeAt: number;
  readonly paidAt: number | null;
  readonly failedAt: number | null;
  readonly returnedAt: number | null;
  readonly reason: string;
}

export interface PayoutBank {
  readonly transfers: readonly Transfer[];
  answer(call: Call): Reply;
}

export type TransferStatus = 'processing' | 'paid' | 'failed' | 'returned';

const day = 24 * 60 * 60 * 1000;

export function statusOf({ paidAt, failedAt, returnedAt }: Transfer, now: number): TransferStatus {
  if (returnedAt !== null && returnedAt <= now) return 'returned';
  if (failedAt !== null && failedAt <= now) return 'failed';
  return paidAt !== null && paidAt <= now ? 'paid' : 'processing';
}

const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });

/** A bank that executes payouts late, fails them or returns them; `callWebhook` calls a webhook at a given moment. */
export function createPayoutBank(
  world: World,
  random: Random,
  callWebhook: (webhook: string, at: number) => void,
): PayoutBank {
  const transfers: Transfer[] = [];
  const byKey = new Map<string, Transfer>();

  const viewOf = (transfer: Transfer) => {
    const status = statusOf(transfer, world.now());
    const isBad = status === 'failed' || status === 'returned';
    return {
      ...{ id: transfer.id, status, metadata: { payoutUid: transfer.reference } },
      amount: { currency: 'EUR', value: euroText(transfer.amount) },
      ...(isBad && { statusReason: { code: transfer.reason } }),
    };
  };
  const make = ({ key, body }: Call): Transfer => {
    const madeAt = world.now();
    const end = madeAt + random.below(4 * 24) * (day / 24);
    const fate = random.next();
    const [isFailed, isReturned] = [fate < 0.08, fate >= 0.08 && fate < 0.16];
    const back = isReturned ? end + (1 + random.below(7)) * day : null;
    const { payoutUid } = body.metadata as { readonly payoutUid: string };
    const { iban } = body.beneficiary as { readonly iban: string };
    const transfer: Transfer = {
      ...{ id: `po_${transfers.length + 1}`, reference: payoutUid, amount: centsOf(body.amount), iban },
      ...{ webhook: String(body.webhookUrl), madeAt },
      ...{ paidAt: isFailed ? null : end, failedAt: isFailed ? end : null, returnedAt: back },
      reason: random.pick(['invalid_account', 'closed_account', 'refused', 'other']),
    };
    transfers.push(transfer);
    byKey.set(key, transfer);
    for (const at of [end, back]) {
      if (at !== null && random.chance(0.7)) callWebhook(transfer.webhook, at);
      if (at !== null && random.chance(0.2)) callWebhook(transfer.webhook, at);
    }
    return transfer;
  };
  return {
    transfers,
    answer(call) {
      const [, , id = ''] = call.path.split('/');
      if (call.method === 'POST') {
        if (random.chance(0.03)) return { status: 503, body: {} };
        const known = byKey.get(call.key);
        // It forgets a key after an hour, as real providers do.
        const isKnown = known !== undefined && world.now() - known.madeAt < day / 24;
        const transfer = isKnown ? known : make(call);
        return random.chance(0.05) ? { status: 504, body: {} } : { status: 201, body: viewOf(transfer) };
      }
      if (id === '') {
        const listed = transfers.filter(({ madeAt }) => dayIn.format(madeAt) === call.query.get('date'));
        return { status: 200, body: { _embedded: { transfers: listed.map(viewOf) } } };
      }
      const transfer = transfers.find((one) => one.id === id);
      return transfer === undefined ? { status: 404, body: {} } : { status: 200, body: viewOf(transfer) };
    },
  };
}
