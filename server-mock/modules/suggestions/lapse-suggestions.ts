import {
  type SuggestionFacts,
  type SuggestionParts,
  suggestionLifeCycle,
  suggestionProblem,
} from '#domain/suggestion/life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { impossible, runTransition, type TransitionWriter } from '../../process/transition.ts';

/** The seller or the product whose open suggestions are checked. */
export type Looked = { readonly sellerId: string } | { readonly productId: string };

/**
 * Withdraws the open suggestions that no longer fit their product, because it was sold or taken down, or its seller
 * changed the price. They become REJECTED without an answer; `error_code` has the reason.
 */
export async function lapseSuggestions(scope: CommandScope, looked: Looked): Promise<void> {
  const open = await scope.tx
    .selectFrom('sale_suggestions')
    .innerJoin('products', 'products.id', 'sale_suggestions.product_id')
    .select([
      'sale_suggestions.id',
      'sale_suggestions.status as state',
      'sale_suggestions.price_cents as suggested_for',
      'products.raw_price_cents as asked',
      'products.status as product_status',
      'products.inventory',
    ])
    .where('sale_suggestions.status', '=', 'PENDING')
    .$if('sellerId' in looked, (query) =>
      query.where('sale_suggestions.seller_id', '=', 'sellerId' in looked ? looked.sellerId : ''),
    )
    .$if('productId' in looked, (query) =>
      query.where('sale_suggestions.product_id', '=', 'productId' in looked ? looked.productId : ''),
    )
    .orderBy('sale_suggestions.id')
    .forUpdate('sale_suggestions')
    .execute();
  for (const { id, state, ...now } of open) {
    const facts = {
      isForSale: now.product_status === 'PUBLISHED' && now.inventory > 0,
      isPriceChanged: now.asked !== now.suggested_for,
    };
    if (suggestionProblem(facts) === null) continue;
    const transition = { id, state, event: 'lapse', actor: 'system', facts } as const;
    await runTransition(scope, writerOf(facts), transition, impossible('suggestion', id, 'lapse'));
  }
}

function writerOf(facts: SuggestionFacts): TransitionWriter<SuggestionParts> {
  const withStatus = async (): Promise<void> => undefined;
  return {
    lifeCycle: suggestionLifeCycle,
    write: async ({ tx }, id, to) => {
      await tx
        .updateTable('sale_suggestions')
        .set({ status: to, error_code: suggestionProblem(facts) })
        .where('id', '=', id)
        .execute();
    },
    effects: {
      note_problem: withStatus,
      apply_suggested_price: withStatus,
      apply_custom_price: withStatus,
    },
  };
}
