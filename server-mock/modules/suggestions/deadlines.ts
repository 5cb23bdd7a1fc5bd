import { suggestionPace } from '#domain/suggestion/price-suggestion.ts';
import type { CommandScope } from '../../command.ts';
import { type DeadlineHandler, setDeadline, setFirstDeadline } from '../../process/deadlines.ts';
import { makeSuggestions } from './make-suggestions.ts';

const day = 24 * 60 * 60 * 1000;

/** Makes the suggestions for one seller, and again a week later as long as something is for sale. */
const suggestionRound: DeadlineHandler = {
  kind: 'sale_suggestions',
  run: async (scope, sellerId) => {
    await makeSuggestions(scope, sellerId);
    const selling = await scope.tx
      .selectFrom('products')
      .select('id')
      .where('seller_id', '=', sellerId)
      .where('status', '=', 'PUBLISHED')
      .where('inventory', '>', 0)
      .limit(1)
      .executeTakeFirst();
    if (selling === undefined) return;
    const dueAt = new Date(scope.now.getTime() + suggestionPace.every * day);
    await setDeadline(scope.tx, { kind: suggestionRound.kind, subjectId: sellerId, dueAt });
  },
};

/**
 * Schedules the first round of suggestions for the moment at which the seller's first product may be due. A round
 * that is already scheduled stays.
 */
export async function beginRounds({ tx, now }: CommandScope, sellerId: string): Promise<void> {
  const dueAt = new Date(now.getTime() + suggestionPace.firstAfter * day);
  await setFirstDeadline(tx, { kind: suggestionRound.kind, subjectId: sellerId, dueAt });
}

export const suggestionDeadlines: readonly DeadlineHandler[] = [suggestionRound];
