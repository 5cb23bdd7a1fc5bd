import { randomUUID } from 'node:crypto';
import { defaultTerms } from '#domain/money/default-terms.ts';
import { sellerTypeFor } from '#domain/seller/seller-type.ts';
import { isVatNumber, tidyVatNumber } from '#domain/seller/vat.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToCreateError } from '../../graphql/errors.ts';
import { setSeller } from '../auth/public.ts';
import { type DetailsInput, detailColumns, detailProblems, requireNone } from './seller-input.ts';

export interface CreateSellerInput extends DetailsInput {
  readonly vatNumber: string | null;
}

/**
 * Makes the caller a seller (SELL-028) and returns the seller's id: a private seller, or a business if there is a VAT
 * number (SELL-009, docs/readings.md). Its products are reviewed before publication until staff decide otherwise.
 * Throws ValidationError with the fields and FailedToCreateError `user_has_seller_already`: an account has one
 * seller.
 */
export async function createSeller(
  context: GraphqlContext,
  input: CreateSellerInput,
  commandId: string | null,
): Promise<string> {
  const { userId } = signedIn(context);
  const vatNumber = tidyVatNumber(input.vatNumber ?? '');
  const isVatWrong = vatNumber !== '' && !isVatNumber(vatNumber);
  requireNone([
    ...detailProblems(input),
    ...(isVatWrong ? [{ field: 'vatNumber', code: 'vat_number_invalid' }] : []),
  ]);
  return await command(context, { name: 'createSeller', commandId, body: input }, async ({ tx, now }) => {
    const user = await tx
      .selectFrom('users')
      .select('seller_id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (user.seller_id !== null) throw new FailedToCreateError('user_has_seller_already');
    const id = randomUUID();
    await tx
      .insertInto('sellers')
      .values({
        id,
        ...detailColumns(input),
        type: sellerTypeFor(vatNumber),
        vat_number: vatNumber === '' ? null : vatNumber,
        margin_ppm: defaultTerms.margin,
        margin_included_ppm: defaultTerms.marginIncluded,
        transaction_fee_cents: defaultTerms.feeCents,
        created_at: now,
      })
      .execute();
    await setSeller(tx, userId, id);
    return id;
  });
}
