import { type Kysely, sql } from 'kysely';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { isBankDay, plusBankDays } from '#domain/payouts/bank-days.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { sepaFile } from '../../outside/payout/sepa-file.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { PayoutRow } from './store.ts';
import { transitionPayout } from './transition-payout.ts';

/** Maximum number of transfers in one file. */
const mostTransfers = 1000;

/** Advisory lock, held until the end of the transaction that fills the next file. */
const fileLock = 250_002;

/**
 * The file of released payouts for upload at the bank. A file has the same payouts at each download, until staff record
 * that the bank has it: payouts that were released meanwhile go into the next one. A file with earlier and new payouts
 * would have another message id, and the bank would pay the earlier ones twice. Throws ObjectDoesNotExistError when
 * nothing waits for an upload.
 */
export async function transfersFile({ db, payouts, clock }: ServerDeps): Promise<string> {
  if (payouts.kind !== 'FILE') throw new ObjectDoesNotExistError();
  const rows = await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${fileLock})`.execute(tx);
    const number = (await waitingFile(tx)) ?? (await fillFile(tx));
    return number === null ? [] : await payoutsIn(tx, number);
  });
  if (rows.length === 0) throw new ObjectDoesNotExistError();
  const today = amsterdamDay(clock.now());
  return sepaFile({
    ...{ debtor: payouts.debtor, created: clock.now() },
    executionDay: isBankDay(today) ? today : plusBankDays(today, 1),
    transfers: rows.map(({ id, amount_cents, iban, account_holder, number }) => ({
      ...{ reference: id, amount: Number(amount_cents), account: { iban, holder: account_holder } },
      description: `Hervonden ${number}`,
    })),
  });
}

function released(db: Kysely<Database>) {
  return db.selectFrom('payouts').where('status', '=', 'RELEASED').where('channel', '=', 'FILE');
}

/** The oldest file that was downloaded and not yet recorded as uploaded. */
async function waitingFile(db: Kysely<Database>): Promise<number | null> {
  const waiting = await released(db)
    .select((eb) => eb.fn.min('file_number').as('number'))
    .executeTakeFirst();
  return waiting?.number ?? null;
}

/** Puts the payouts that are in no file into the next one; null when there are none. */
async function fillFile(db: Kysely<Database>): Promise<number | null> {
  const rows = await released(db)
    .where('file_number', 'is', null)
    .select('id')
    .orderBy('number')
    .limit(mostTransfers)
    .forUpdate()
    .execute();
  if (rows.length === 0) return null;
  const last = await db
    .selectFrom('payouts')
    .select((eb) => eb.fn.max('file_number').as('number'))
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await db
    .updateTable('payouts')
    .set({ file_number: number })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return number;
}

async function payoutsIn(db: Kysely<Database>, fileNumber: number): Promise<readonly PayoutRow[]> {
  return await db
    .selectFrom('payouts')
    .selectAll()
    .where('file_number', '=', fileNumber)
    .orderBy('number')
    .execute();
}

/**
 * Records that the bank has the file of a payout, in the caller's transaction: the other payouts in it were sent too. A
 * file is uploaded as a whole, and must not be offered for download again.
 */
export async function markUploaded(scope: CommandScope, payout: PayoutRow): Promise<void> {
  if (payout.file_number === null) return;
  const others = await scope.tx
    .selectFrom('payouts')
    .selectAll()
    .where('file_number', '=', payout.file_number)
    .where('status', '=', 'RELEASED')
    .where('id', '<>', payout.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const other of others) await transitionPayout(scope, { payout: other, event: 'send', actor: 'staff' });
}
