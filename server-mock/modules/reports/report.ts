import { isUuid } from '#domain/ids.ts';
import { type ReportKind, type ReportReason, reportProblems } from '#domain/report/report-rules.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { ownConversation } from '../chats/public.ts';
import { maySeeProduct, ownsProduct } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import { readableReview } from '../reviews/reportable-view.ts';
import { fileReport } from './store.ts';

export interface ReportInput {
  readonly kind: ReportKind;
  /** Of the product, conversation, seller or review. */
  readonly uuid: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Reports a product, a conversation of the caller, a seller or a published review. Returns the report's id. Throws
 * InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError, ValidationError with the fields,
 * `report_own` or `already_reported`, TooManyRequestsError.
 */
export async function report(context: GraphqlContext, input: ReportInput): Promise<string> {
  const viewer = signedIn(context);
  const { commandId, ...body } = input;
  const { kind, uuid, reason } = input;
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const problems = reportProblems(kind, reason, input.words);
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
  await context.limits.spend(limitRules.report, viewer.userId);
  return await command(context, { name: 'report', commandId, body }, async (scope) => {
    await requireReportable(scope, viewer, input);
    const explanation = input.words.trim();
    return await fileReport(scope, {
      kind,
      subjectId: uuid,
      reporterId: viewer.userId,
      reason,
      words: explanation,
    });
  });
}

async function requireReportable(
  { tx }: CommandScope,
  viewer: Viewer,
  { kind, uuid }: ReportInput,
): Promise<void> {
  if (kind === 'PRODUCT') {
    const view = await loadProduct(tx, uuid);
    if (view === undefined || !maySeeProduct(viewer, view.product)) throw new ObjectDoesNotExistError();
    if (ownsProduct(viewer, view.product)) throw new ValidationError('report_own');
    return;
  }
  if (kind === 'CHAT') {
    await ownConversation(tx, viewer, uuid);
    return;
  }
  if (kind === 'REVIEW') {
    const review = await readableReview(tx, viewer, uuid);
    if (review === null) throw new ObjectDoesNotExistError();
    if (review.isOwn) throw new ValidationError('report_own');
    return;
  }
  const seller = await tx.selectFrom('sellers').select('id').where('id', '=', uuid).executeTakeFirst();
  if (seller === undefined) throw new ObjectDoesNotExistError();
  if (seller.id === viewer.sellerId) throw new ValidationError('report_own');
}
