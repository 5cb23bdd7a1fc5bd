import { randomUUID } from 'node:crypto';
import { isEmail, normalEmail } from '#domain/account/email.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { type FieldProblem, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { ownWishlist, type WishlistPlace } from './find-wishlist.ts';
import { addItems } from './items.ts';
import { readProductIds } from './product-ids.ts';

export interface NewWishlist {
  readonly productUuids: readonly string[];
  readonly email: string | null;
  readonly redirectUrl: string | null;
}

/** Limits the wishlists from one visitor's address: enough for people, too few for flooding the table. */
const createRule = limitRules.createWishlist;

/**
 * Creates a visitor's wishlist, with an email address if it comes from the wishlist's sign-up (WISH-015). A logged-in
 * caller has one already, and the products are added to it. Throws InvalidUUIDError, ValidationError for an invalid
 * email address or a redirect that is not a path of this site, TooManyRequestsError.
 */
export async function createWishlist(context: GraphqlContext, input: NewWishlist): Promise<WishlistPlace> {
  const productIds = readProductIds(input.productUuids);
  requireSound(input);
  const own = await ownWishlist(context.db, context.viewer);
  if (own === null) await context.limits.spend(createRule, context.ip);
  return await command(context, { name: 'createWishlist', body: { ...input } }, async (scope) => {
    const place = own ?? (await insertWishlist(scope, input));
    await addItems(scope.tx, place, productIds, scope.now);
    return place;
  });
}

async function insertWishlist({ tx, now }: CommandScope, input: NewWishlist): Promise<WishlistPlace> {
  const id = randomUUID();
  const email = input.email === null ? null : normalEmail(input.email);
  await tx
    .insertInto('wishlists')
    .values({ id, email, redirect_url: input.redirectUrl, created_at: now })
    .execute();
  return { kind: 'visitor', uuid: id };
}

function requireSound({ email, redirectUrl }: NewWishlist): void {
  const problems: FieldProblem[] = [];
  if (email !== null && !isEmail(email)) problems.push({ field: 'email', code: 'invalid_email' });
  // Only a path of this site: any other URL would turn our emails into an open redirect.
  if (redirectUrl !== null && !/^\/(?![/\\])[^\s\\]{0,500}$/.test(redirectUrl)) {
    problems.push({ field: 'redirectUrl', code: 'invalid_redirect_url' });
  }
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
}
