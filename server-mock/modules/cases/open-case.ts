import { randomUUID } from 'node:crypto';
import {
  type CaseCheck,
  type CaseQuestion,
  type CaseReason,
  type CaseWish,
  checklists,
  mostCasePhotos,
  openQuestions,
  wishesFor,
} from '#domain/cases/case-terms.ts';
import { complaintProblem } from '#domain/orders/delivery-change.ts';
import type { DeliveryActor } from '#domain/orders/delivery-life-cycle.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { lockGuestLine, openGuestLine } from '../orders/public/guest-line.ts';
import type { OrderLine } from '../orders/public/lines.ts';
import { actorIn, ownLine } from '../orders/public/own-lines.ts';
import { transitionDelivery } from '../orders/public/transition-delivery.ts';
import { caseChanged } from './events.ts';
import { addEntry, caseOfLine, refundable } from './store.ts';
import { startClock } from './transition-case.ts';

export interface NewComplaint {
  readonly reason: CaseReason;
  readonly checks: readonly { readonly question: CaseQuestion; readonly answer: CaseCheck }[];
  readonly description: string;
  readonly wish: CaseWish;
  /** The requested amount in cents of a partial refund; null for other wishes. */
  readonly wishCents: number | null;
  readonly photos: readonly string[];
  readonly commandId?: string | null | undefined;
}

/**
 * Opens a complaint of the buyer (ORDER-016) with the outcome they want; the seller has three working days to answer.
 * Returns the id of the sold product. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError
 * for anybody but the buyer, and ValidationError with the fields or with the reason why no complaint is possible now.
 */
export async function openCase(
  context: GraphqlContext,
  given: NewComplaint & { readonly orderUuid: string },
): Promise<string> {
  const viewer = signedIn(context);
  const { commandId, ...body } = given;
  const request = { name: 'openCase', commandId, body };
  return await command(context, request, async (scope) => {
    const line = await ownLine(scope.tx, viewer, given.orderUuid, 'lock');
    const actor = actorIn(line, viewer) ?? 'staff';
    await insertComplaint(scope, { line, actor, userId: viewer.userId }, given);
    return line.product.id;
  });
}

/**
 * Opens a complaint of a buyer without an account, who cannot upload photos and so need not add any. Throws the
 * errors of openGuestLine and the ValidationErrors of openCase.
 */
export async function openGuestCase(
  context: GraphqlContext,
  key: string,
  { commandId, ...given }: Omit<NewComplaint, 'photos'>,
): Promise<void> {
  const { product } = await openGuestLine(context, key);
  const request = { name: 'openGuestCase', commandId, body: { orderProductId: product.id, ...given } };
  await command(context, request, async (scope) => {
    const line = await lockGuestLine(scope.tx, product.id);
    await insertComplaint(scope, { line, actor: 'buyer', userId: null }, { ...given, photos: [] });
    return true;
  });
}

interface Complainant {
  /** The caller holds its row lock. */
  readonly line: OrderLine;
  readonly actor: DeliveryActor;
  /** Null for a guest. */
  readonly userId: string | null;
}

async function insertComplaint(
  scope: CommandScope,
  { line, actor, userId }: Complainant,
  given: NewComplaint,
): Promise<void> {
  await requireWhole(scope, line, given, userId === null ? 0 : checklists[given.reason].photos);
  const complaint = given.description.trim();
  await transitionDelivery(scope, { line, event: 'dispute', actor, complaint }, (code) =>
    code === 'actor_not_allowed' ? new UserHasNoObjectPermissionError(code) : new ValidationError(code),
  );
  const caseId = await insertCase(scope, line, given);
  await scope.emit(caseChanged, { caseId, what: 'opened', side: 'seller' });
  await addEntry(scope, {
    ...{ caseId, side: 'buyer', what: 'complaint', text: complaint },
    ...(userId !== null && { photos: { userId, keys: given.photos } }),
  });
}

type Complaint = Pick<NewComplaint, 'reason' | 'checks' | 'wish' | 'wishCents'>;

/** Inserts a new case and starts the seller's term. Its delivery is in review and locked. */
async function insertCase(scope: CommandScope, line: OrderLine, given: Complaint): Promise<string> {
  const id = randomUUID();
  const { reason, checks, wish, wishCents } = given;
  await scope.tx
    .insertInto('cases')
    .values({
      ...{ id, order_product_id: line.product.id, reason, wish },
      checks: JSON.stringify(Object.fromEntries(checks.map(({ question, answer }) => [question, answer]))),
      ...{ wish_cents: wish === 'PART_REFUND' ? wishCents : null, state: 'OPEN' },
      ...{ state_since: scope.now, opened_at: scope.now },
    })
    .execute();
  await startClock(scope, id, 'OPEN');
  return id;
}

/**
 * Opens the case of a delivery that came into review without one: through the older operation, or because nobody
 * confirmed a hand-over. Does nothing if a case exists. The caller holds the row lock of the line.
 */
export async function openMissingCase(scope: CommandScope, line: OrderLine): Promise<void> {
  const { status, complaint } = line.delivery;
  if (status !== 'IN_REVIEW' || (await caseOfLine(scope.tx, line.product.id)) !== undefined) return;
  // Nobody has said that it was not received: without a report, the buyer may well have it.
  const given = { reason: 'OTHER', checks: [], wish: 'FULL_REFUND', wishCents: null } as const;
  const caseId = await insertCase(scope, line, given);
  const side = complaint === null ? 'system' : 'buyer';
  const what = complaint === null ? 'unconfirmed' : 'opened';
  await scope.emit(caseChanged, { caseId, what, side: 'seller' });
  await addEntry(scope, { caseId, side, what: 'complaint', text: complaint ?? '' });
}

async function requireWhole(
  { tx }: CommandScope,
  line: OrderLine,
  given: NewComplaint,
  leastPhotos: number,
): Promise<void> {
  const { reason, checks, description, wish, wishCents, photos } = given;
  const answers = Object.fromEntries(checks.map(({ question, answer }) => [question, answer]));
  const fields: { field: string; code: string }[] = [];
  const problem = complaintProblem(description);
  if (problem !== null) fields.push({ field: 'description', code: problem });
  if (openQuestions(reason, answers).length > 0)
    fields.push({ field: 'checks', code: 'case_checks_missing' });
  if (photos.length < leastPhotos) fields.push({ field: 'photos', code: 'case_photos_missing' });
  if (photos.length > mostCasePhotos) fields.push({ field: 'photos', code: 'case_too_many_photos' });
  if (!wishesFor(reason).includes(wish)) fields.push({ field: 'wish', code: 'case_wish_reason' });
  else if (wish === 'PART_REFUND') {
    const { bank } = await refundable(tx, line);
    const isFit = wishCents !== null && Number.isSafeInteger(wishCents) && wishCents > 0 && wishCents <= bank;
    if (!isFit) fields.push({ field: 'wishAmount', code: 'case_refund_amount' });
  }
  if (fields.length > 0) throw new ValidationError('validation_error', fields);
}
