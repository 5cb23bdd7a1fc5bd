import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { type End, possibleSums } from './check-money.ts';

/** The balances of all gift cards agree with the model, and none was ever overdrawn. */
export async function checkCards(
  db: Kysely<Database>,
  { cards, expected }: Pick<End, 'cards' | 'expected'>,
): Promise<readonly string[]> {
  const findings: string[] = [];
  const movements = await db
    .selectFrom('gift_card_movements')
    .select(['card_id', 'order_product_id', 'amount_cents', 'created_at'])
    .orderBy('created_at')
    // Of one moment, what was taken comes last.
    .orderBy('amount_cents', 'desc')
    .execute();
  const byCard = Map.groupBy(movements, ({ card_id }) => card_id);
  const byLine = Map.groupBy(movements, ({ order_product_id }) => order_product_id);
  for (const { id, code, cents } of cards) {
    let balance = cents;
    for (const { amount_cents } of byCard.get(id) ?? []) {
      balance += Number(amount_cents);
      if (balance < 0) findings.push(`gift card ${code} was overdrawn by ${-balance} cents`);
    }
    const own = expected.filter(({ line }) => line.giftCardId === id);
    const possible = possibleSums(
      own.map(({ line, ends }) => [...new Set(ends.map(({ toCard }) => toCard - line.giftCard))]),
    );
    if (!possible.has(balance - cents))
      findings.push(
        `gift card ${code} has ${balance} cents of ${cents}, which no rule says: ` +
          own
            .map(
              ({ line, ends }) =>
                `${line.title} ${line.giftCard} less ${ends.map((end) => end.toCard).join(' or ')}`,
            )
            .join('; '),
      );
  }
  for (const { line, ends } of expected) {
    const returned = (byLine.get(line.uuid) ?? []).reduce((sum, row) => sum + Number(row.amount_cents), 0);
    if (!ends.some(({ toCard }) => toCard === returned))
      findings.push(
        `${line.title}: the gift card got ${returned} cents back instead of ${ends.map((end) => end.toCard).join(' or ')}`,
      );
  }
  return findings;
}
