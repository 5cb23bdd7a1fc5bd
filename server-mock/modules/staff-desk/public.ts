import { randomUUID } from 'node:crypto';
import type { SuspensionReason } from '#domain/staff/suspension.ts';
import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { endSessions, setSuspended } from '../auth/public.ts';
import { userReinstated, userSuspended } from './events.ts';
import { lockUser } from './lock-user.ts';

interface NewSuspension {
  readonly reason: SuspensionReason;
  readonly words: string;
  /** The report whose decision the suspension is. */
  readonly reportId?: string;
}

/**
 * Suspends an account (docs/decisions/0033-suspension.md), in the caller's transaction. Returns the account's id. Throws
 * ValidationError `user_already_suspended`, and the errors of lockUser.
 */
export async function startSuspension(
  scope: CommandScope,
  context: GraphqlContext,
  userUuid: string,
  { reason, words, reportId }: NewSuspension,
): Promise<string> {
  const viewer = signedIn(context);
  const { tx, now } = scope;
  const user = await lockUser(tx, viewer, userUuid);
  if (user.suspended_at !== null) throw new ValidationError('user_already_suspended');
  const id = randomUUID();
  await setSuspended(tx, user.id, now);
  await tx
    .insertInto('suspensions')
    .values({
      ...{ id, user_id: user.id, reason, words, started_at: now },
      ...{ started_by: viewer.userId, ended_at: null, ended_by: null, report_id: reportId ?? null },
    })
    .execute();
  await endSessions(scope, user.id);
  const details = { suspension: id, reason };
  await audit(tx, context, { kind: 'staff_user_suspended', userId: user.id, details });
  await scope.emit(userSuspended, { userId: user.id, suspensionId: id, reason, sellerId: user.seller_id });
  return user.id;
}

/** A suspension that has not been lifted. */
interface OpenSuspension {
  readonly id: string;
  readonly started_at: Date;
  /** The report whose decision it is; null without one. */
  readonly report_id: string | null;
}

/**
 * The open suspension of an account, which is locked until the end of the transaction; undefined if there is none. Throws
 * the errors of lockUser.
 */
export async function lockSuspension(
  { tx }: CommandScope,
  context: GraphqlContext,
  userUuid: string,
): Promise<OpenSuspension | undefined> {
  const { id } = await lockUser(tx, signedIn(context), userUuid);
  return await tx
    .selectFrom('suspensions')
    .select(['id', 'started_at', 'report_id'])
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Stores which report's decision a suspension is. */
export async function attributeSuspension(
  { tx }: CommandScope,
  suspensionId: string,
  reportId: string,
): Promise<void> {
  await tx.updateTable('suspensions').set({ report_id: reportId }).where('id', '=', suspensionId).execute();
}

/**
 * Lifts a suspension, in the caller's transaction. Returns the account's id. Throws ValidationError
 * `user_not_suspended`, and the errors of lockUser.
 */
export async function endSuspension(
  scope: CommandScope,
  context: GraphqlContext,
  userUuid: string,
): Promise<string> {
  const viewer = signedIn(context);
  const { tx, now } = scope;
  const user = await lockUser(tx, viewer, userUuid);
  const ended = await tx
    .updateTable('suspensions')
    .set({ ended_at: now, ended_by: viewer.userId })
    .where('user_id', '=', user.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) throw new ValidationError('user_not_suspended');
  await setSuspended(tx, user.id, null);
  const details = { suspension: ended.id };
  await audit(tx, context, { kind: 'staff_user_reinstated', userId: user.id, details });
  await scope.emit(userReinstated, { userId: user.id, suspensionId: ended.id, sellerId: user.seller_id });
  return user.id;
}
