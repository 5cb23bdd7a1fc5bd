import { randomUUID } from 'node:crypto';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';
import type { VisitorBid } from '../bids/bid-view.ts';
import type { OrderLine } from '../orders/public/lines.ts';

interface ConversationParties {
  readonly productId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  /** The buyer's language. */
  readonly buyerLocale: string;
}

/**
 * Finds or creates the conversation of a buyer about a product (CHAT-007) and returns its id. Throws
 * TooManyRequestsError.
 */
export async function insertConversation(
  context: GraphqlContext,
  name: string,
  parties: ConversationParties,
): Promise<string> {
  await context.limits.spend(limitRules.openChat, signedIn(context).userId);
  return await command(context, { name, body: parties }, (scope) => insert(scope, parties));
}

async function insert({ tx, now }: CommandScope, parties: ConversationParties): Promise<string> {
  const { productId, buyerId, sellerId, buyerLocale } = parties;
  await tx
    .insertInto('conversations')
    .values({
      ...{ id: randomUUID(), product_id: productId, buyer_id: buyerId, seller_id: sellerId },
      ...{ buyer_locale: buyerLocale, created_at: now, modified_at: now },
    })
    // Concurrent requests of two devices get the same conversation.
    .onConflict((conflict) => conflict.columns(['product_id', 'buyer_id']).doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('conversations')
    .select('id')
    .where('product_id', '=', productId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds or creates the conversation about an order without an account, in the caller's transaction. Returns its id. */
export async function insertGuestConversation(
  { tx, now }: CommandScope,
  { product, order }: OrderLine,
): Promise<string> {
  await tx
    .insertInto('conversations')
    .values({
      ...{ id: randomUUID(), product_id: product.product_id, seller_id: product.seller_id },
      ...{ buyer_id: null, order_product_id: product.id, guest_email: order.email },
      ...{ buyer_locale: order.locale, created_at: now, modified_at: now },
    })
    .onConflict((conflict) => conflict.column('order_product_id').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('conversations')
    .select('id')
    .where('order_product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Does the same for a visitor's bid. The email address is stored if it is confirmed, otherwise once it is
 * (`assignBidMessages`).
 */
export async function insertBidConversation({ tx, now }: CommandScope, bid: VisitorBid): Promise<string> {
  const { confirmed_at } = await tx
    .selectFrom('bids')
    .select('confirmed_at')
    .where('id', '=', bid.id)
    // A concurrent confirmation waits for this lock; `assignBidMessages`, which follows it, then finds the conversation.
    .forShare()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('conversations')
    .values({
      ...{ id: randomUUID(), product_id: bid.product_id, seller_id: bid.seller_id, buyer_id: null },
      ...{ bid_id: bid.id, guest_email: confirmed_at === null ? null : bid.email },
      ...{ buyer_locale: bid.locale, created_at: now, modified_at: now },
    })
    .onConflict((conflict) => conflict.column('bid_id').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('conversations')
    .select('id')
    .where('bid_id', '=', bid.id)
    .executeTakeFirstOrThrow();
  return id;
}
