import { centsOf, eurosOf } from '#domain/money/cents.ts';
import {
  type SuggestionEvent,
  type SuggestionFacts,
  type SuggestionParts,
  type SuggestionProblem,
  suggestionLifeCycle,
  suggestionProblem,
} from '#domain/suggestion/life-cycle.ts';
import { customPriceProblem } from '#domain/suggestion/price-suggestion.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import { FailedToUpdateError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { repriceProduct } from '../catalog/public.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import { suggestionAnswered } from './events.ts';
import { ownSuggestion, type Suggestion } from './store.ts';

export interface SuggestionAnswer {
  readonly uuid: string;
  readonly commandId?: string | null | undefined;
}

export interface CustomPrice extends SuggestionAnswer {
  /** The slug of the product that the caller means. */
  readonly slug: string;
  /** Whole euros, 1 to 999,999, as in the form for a product (SALE-010). */
  readonly price: number;
}

interface Held {
  readonly suggestion: Suggestion;
  readonly view: ProductView;
}

/**
 * Applies the suggested price to the product (SALE-006, SALE-017) and returns the suggestion's id. A suggestion that
 * no longer fits its product ends in ERROR, and FailedToUpdateError has the reason. One that is not PENDING is
 * refused with the reason for which it was withdrawn, or with `suggestion_answered`, and nothing changes.
 */
export async function acceptSuggestion(
  context: GraphqlContext,
  { uuid, commandId }: SuggestionAnswer,
): Promise<string> {
  const viewer = signedIn(context);
  const request = { name: 'acceptProductSaleSuggestion', commandId, body: { uuid } };
  const problem = await command(context, request, async (scope): Promise<SuggestionProblem | null> => {
    const held = await heldSuggestion(scope, viewer, uuid);
    const to = await moveSuggestion(scope, held, { event: 'accept' });
    return to === 'ERROR' ? suggestionProblem(factsOf(held)) : null;
  });
  // Thrown after the commit, so that the new status of the suggestion is saved.
  if (problem !== null) throw new FailedToUpdateError(problem);
  return uuid;
}

/**
 * Leaves the price as it is (SALE-007, SALE-018) and returns the suggestion's id. Throws FailedToUpdateError for one
 * that is not PENDING.
 */
export async function declineSuggestion(
  context: GraphqlContext,
  { uuid, commandId }: SuggestionAnswer,
): Promise<string> {
  const viewer = signedIn(context);
  const request = { name: 'rejectProductSaleSuggestion', commandId, body: { uuid } };
  return await command(context, request, async (scope) => {
    const held = await heldSuggestion(scope, viewer, uuid);
    await moveSuggestion(scope, held, { event: 'decline' });
    return uuid;
  });
}

/**
 * Rejects the suggestion and gives the product the seller's own price, both or neither (SALE-008, SALE-009,
 * SALE-019). Throws ValidationError with the field for a wrong price, ObjectDoesNotExistError for the slug of another
 * product, FailedToUpdateError `suggestion_answered` or `suggestion_product_unavailable`.
 */
export async function setCustomPrice(
  context: GraphqlContext,
  { uuid, slug, price, commandId }: CustomPrice,
): Promise<string> {
  const viewer = signedIn(context);
  const request = { name: 'updateSaleSuggestionPrice', commandId, body: { uuid, slug, price } };
  return await command(context, request, async (scope) => {
    const held = await heldSuggestion(scope, viewer, uuid);
    if (held.view.product.slug !== slug) throw new ObjectDoesNotExistError();
    requireRightPrice(price, held.view);
    await moveSuggestion(scope, held, { event: 'set_custom_price', price });
    return uuid;
  });
}

function requireRightPrice(price: number, { product }: ProductView): void {
  const refuse = (code: string) => new ValidationError('validation_error', [{ field: 'price', code }]);
  const problem = customPriceProblem(price);
  if (problem !== null) throw refuse(problem);
  // FORM-043: a product that was imported from another site never costs more than there.
  const ceiling = product.compare_price_cents ?? product.original_price_cents;
  if (product.scrape_url !== null && ceiling !== null && price > eurosOf(ceiling))
    throw refuse('price_above_original');
}

/**
 * The viewer's own suggestion and its product, both locked until the end of the transaction; the product first, in
 * the same order as elsewhere.
 */
async function heldSuggestion({ tx }: CommandScope, viewer: Viewer, uuid: string): Promise<Held> {
  const { product_id: productId } = await ownSuggestion(tx, viewer, uuid);
  await tx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().execute();
  const suggestion = await tx
    .selectFrom('sale_suggestions')
    .selectAll()
    .where('id', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  const view = await loadProduct(tx, productId);
  if (suggestion === undefined || view === undefined) throw new ObjectDoesNotExistError();
  return { suggestion, view };
}

function factsOf({ suggestion, view: { product } }: Held): SuggestionFacts {
  return {
    isForSale: product.status === 'PUBLISHED' && product.inventory > 0,
    isPriceChanged: product.raw_price_cents !== suggestion.price_cents,
  };
}

type Answer =
  | { readonly event: Extract<SuggestionEvent, 'accept' | 'decline'> }
  | { readonly event: 'set_custom_price'; readonly price: number };

async function moveSuggestion(
  scope: CommandScope,
  held: Held,
  answer: Answer,
): Promise<SuggestionParts['state']> {
  const { id, status: state, error_code: problem } = held.suggestion;
  const { event } = answer;
  const { from, to } = await runTransition(
    scope,
    writerOf(held, answer),
    { id, state, event, actor: 'seller', facts: factsOf(held) },
    // A withdrawn suggestion is refused with the reason for the withdrawal, not with its status.
    (code) => new FailedToUpdateError(code === 'wrong_state' ? (problem ?? 'suggestion_answered') : code),
  );
  await scope.emit(suggestionAnswered[event], { id, from, to, actor: 'seller' });
  return to;
}

function writerOf(held: Held, answer: Answer): TransitionWriter<SuggestionParts> {
  const { suggestion, view } = held;
  const custom = answer.event === 'set_custom_price' ? centsOf(answer.price) : null;
  const reprice = (asked: number, isReduction: boolean) => (scope: CommandScope) =>
    repriceProduct(scope, view, { asked, isReduction });
  return {
    lifeCycle: suggestionLifeCycle,
    write: async ({ tx, now }, id, to) => {
      await tx
        .updateTable('sale_suggestions')
        .set({
          status: to,
          responded_at: now,
          custom_price_cents: custom,
          applied_at: to === 'APPLIED' ? now : null,
          error_code: to === 'ERROR' ? suggestionProblem(factsOf(held)) : null,
        })
        .where('id', '=', id)
        .execute();
    },
    effects: {
      apply_suggested_price: reprice(suggestion.suggested_price_cents, true),
      apply_custom_price: reprice(custom ?? suggestion.price_cents, false),
      // Written together with the status.
      note_problem: async () => undefined,
    },
  };
}
