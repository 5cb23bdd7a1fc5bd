import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isForSale } from '#domain/cart/cart-rules.ts';
import { discountProblem, paymentLinkValidity } from '#domain/chat/chat-rules.ts';
import { isUuid } from '#domain/ids.ts';
import { centsOf, eurosOf } from '#domain/money/cents.ts';
import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';
import { loadProduct } from '../products/public.ts';
import { appendMessage } from './append-message.ts';
import { type ChatMessage, type Conversation, findConversation, sideOf } from './store.ts';

export interface PaymentLinkInput {
  readonly conversationUuid: string;
  readonly productUuid: string;
  /** The discount in whole euros. */
  readonly discountAmount: number;
  readonly commandId?: string | null | undefined;
}

/**
 * Agrees a lower price with the buyer of a conversation. It applies to their cart for three days, and a link to it is
 * posted in the chat (CHAT-006, CHAT-008; CHAT-002 for the amount). For the product's seller and staff. Throws
 * InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError, ValidationError with the field or a chat
 * code, TooManyRequestsError.
 */
export async function createPaymentLink(context: GraphqlContext, input: PaymentLinkInput): Promise<void> {
  const viewer = signedIn(context);
  const { commandId, ...body } = input;
  await context.limits.spend(limitRules.createPaymentLink, viewer.userId);
  const conversation = await findConversation(context.db, input.conversationUuid);
  requireSeller(conversation, viewer);
  if (!isUuid(input.productUuid)) throw new InvalidUUIDError();
  if (input.productUuid !== conversation.product_id) throw new ValidationError('chat_other_product');
  await command(context, { name: 'createPaymentLink', commandId, body }, async (scope) => {
    const locked = await findConversation(scope.tx, conversation.id, 'lock');
    const price = await agree(scope, locked, input.discountAmount);
    const id = randomUUID();
    await appendMessage(scope, locked, {
      ...{ id, side: 'SELLER', sender_id: viewer.userId, kind: 'PAYMENT_LINK', text: '' },
      ...{ price_cents: price.cents, discount_cents: centsOf(input.discountAmount) },
      expires_at: price.expiresAt,
    });
    if (sideOf(locked, viewer) !== 'SELLER') {
      const details = { conversation: locked.id, discount: input.discountAmount };
      await audit(scope.tx, context, { kind: 'staff_agreed_price', userId: locked.buyer_id, details });
    }
    return id;
  });
}

function requireSeller(conversation: Conversation, viewer: Viewer): void {
  if (!viewer.isStaff && sideOf(conversation, viewer) !== 'SELLER')
    throw new UserHasNoObjectPermissionError();
}

/** A new agreement replaces the previous one. */
async function agree({ tx, now }: CommandScope, conversation: Conversation, discount: number) {
  const { buyer_id } = conversation;
  if (buyer_id === null) throw new ValidationError('chat_payment_link_needs_account');
  const view = await loadProduct(tx, conversation.product_id);
  if (view === undefined || !isForSale(view.product)) throw new ValidationError('chat_product_not_for_sale');
  const full = view.product.price_cents ?? 0;
  const problem = discountProblem(discount, eurosOf(full));
  if (problem !== null)
    throw new ValidationError('validation_error', [{ field: 'discountAmount', code: problem }]);
  const cents = full - centsOf(discount);
  const expiresAt = new Date(now.getTime() + paymentLinkValidity);
  const terms = { price_cents: cents, agreed_at: now, expires_at: expiresAt };
  await tx
    .insertInto('agreed_prices')
    .values({ product_id: conversation.product_id, buyer_id, ...terms })
    .onConflict((conflict) => conflict.columns(['product_id', 'buyer_id']).doUpdateSet(terms))
    .execute();
  return { cents, expiresAt };
}

type LinkMessage = Pick<ChatMessage, 'id' | 'expires_at'>;

/** The token of a link: the message's id, signed together with its expiry. */
export function linkToken(secrets: Secrets, { id, expires_at }: LinkMessage): string {
  return `${id}.${secrets.sign('payment-link', `${id} ${expires_at?.toISOString() ?? ''}`)}`;
}

/** The message and product of a payment link. */
export interface OpenedLink {
  readonly message: ChatMessage;
  readonly productId: string;
}

/**
 * Opens a payment link for the buyer it was made for. Throws ObjectDoesNotExistError if the signature is wrong,
 * UserHasNoObjectPermissionError if it was made for another buyer, ValidationError `payment_link_expired`.
 */
export async function openPaymentLink(context: GraphqlContext, token: string): Promise<OpenedLink> {
  const viewer = signedIn(context);
  const [id = ''] = token.split('.');
  if (!isUuid(id)) throw new ObjectDoesNotExistError();
  const message = await context.db
    .selectFrom('chat_messages')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'PAYMENT_LINK')
    .executeTakeFirst();
  if (message === undefined || !equalInConstantTime(token, linkToken(context.secrets, message)))
    throw new ObjectDoesNotExistError();
  const conversation = await findConversation(context.db, message.conversation_id);
  if (conversation.buyer_id !== viewer.userId) throw new UserHasNoObjectPermissionError();
  if (!(await isOpenLink(context.db, message, context.clock.now())))
    throw new ValidationError('payment_link_expired');
  return { message, productId: conversation.product_id };
}

/** Returns whether the price of the link still applies: it has not expired and no other price was agreed since. */
async function isOpenLink(db: Kysely<Database>, message: ChatMessage, now: Date): Promise<boolean> {
  if (message.expires_at === null || message.expires_at <= now) return false;
  const counting = await db
    .selectFrom('agreed_prices')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.product_id', '=', 'agreed_prices.product_id')
        .onRef('conversations.buyer_id', '=', 'agreed_prices.buyer_id'),
    )
    .where('conversations.id', '=', message.conversation_id)
    .where('agreed_prices.price_cents', '=', message.price_cents)
    .where('agreed_prices.expires_at', '=', message.expires_at)
    .select('agreed_prices.product_id')
    .executeTakeFirst();
  return counting !== undefined;
}
