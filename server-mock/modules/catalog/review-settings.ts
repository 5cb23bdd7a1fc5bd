import type { Kysely } from 'kysely';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

export interface ReviewSettings {
  /**
   * If true, approving a seller's first product lets the seller publish without review from then on. Otherwise every
   * product is reviewed until staff allow the seller to publish.
   */
  readonly firstProductOnly: boolean;
}

/** Returns the settings chosen by staff, otherwise the defaults. */
export async function reviewSettings(db: Kysely<Database>): Promise<ReviewSettings> {
  const row = await db.selectFrom('review_settings').select('first_product_only').executeTakeFirst();
  return { firstProductOnly: row?.first_product_only ?? true };
}

/**
 * Stores which products are reviewed from now on. For staff only, by the permission table. Throws InvalidUUIDError.
 */
export async function updateReviewSettings(
  context: GraphqlContext,
  { commandId, ...body }: ReviewSettings & { readonly commandId?: string | null | undefined },
): Promise<null> {
  return await command(context, { name: 'updateReviewSettings', commandId, body }, async ({ tx, now }) => {
    const row = { first_product_only: body.firstProductOnly, updated_at: now };
    await tx
      .insertInto('review_settings')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const details = { firstProductOnly: body.firstProductOnly };
    await audit(tx, context, { kind: 'staff_review_settings_changed', userId: null, details });
    return null;
  });
}
