import { isEmail, normalEmail } from '#domain/account/email.ts';
import { isUuid } from '#domain/ids.ts';
import { type ReportReason, reportProblems } from '#domain/report/report-rules.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { maySeeProduct } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import { fileReport } from './store.ts';

/** Public content, which can be reported without an account. */
export const publicKinds = ['PRODUCT', 'SELLER', 'REVIEW'] as const;

export interface VisitorReport {
  readonly kind: (typeof publicKinds)[number];
  /** The id of the product, seller or review. */
  readonly uuid: string;
  readonly reason: ReportReason;
  readonly words: string;
  /** The address to which the receipt and the decision are sent. */
  readonly email: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Reports public content with an email address instead of an account. Returns the report's id. Throws
 * InvalidUUIDError, ObjectDoesNotExistError, ValidationError with the fields or `already_reported`,
 * TooManyRequestsError.
 */
export async function reportWithoutAccount(context: GraphqlContext, given: VisitorReport): Promise<string> {
  const { commandId, ...body } = given;
  const { kind, uuid, reason } = given;
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const wrongEmail = isEmail(given.email) ? [] : [{ field: 'email', code: 'invalid_email' } as const];
  const problems = [...reportProblems(kind, reason, given.words), ...wrongEmail];
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
  const email = normalEmail(given.email);
  // Both limits are needed: one caller may use many addresses, and many callers may target one address.
  await context.limits.spend(limitRules.visitorReport, context.ip);
  await context.limits.spend(limitRules.visitorReportAddress, email);
  return await command(context, { name: 'reportWithoutAccount', commandId, body }, async (scope) => {
    await requirePublic(scope, given);
    const explanation = given.words.trim();
    const { locale } = context;
    return await fileReport(scope, { kind, subjectId: uuid, email, locale, reason, words: explanation });
  });
}

async function requirePublic({ tx }: CommandScope, { kind, uuid }: VisitorReport): Promise<void> {
  if (kind === 'PRODUCT') {
    const view = await loadProduct(tx, uuid);
    if (view === undefined || !maySeeProduct(null, view.product)) throw new ObjectDoesNotExistError();
    return;
  }
  const found =
    kind === 'SELLER'
      ? await tx.selectFrom('sellers').select('id').where('id', '=', uuid).executeTakeFirst()
      : await tx
          .selectFrom('reviews')
          .select('id')
          .where('id', '=', uuid)
          .where('state', '=', 'PUBLISHED')
          // Only reviews written by buyers are public.
          .where('author', '=', 'BUYER')
          .executeTakeFirst();
  if (found === undefined) throw new ObjectDoesNotExistError();
}
