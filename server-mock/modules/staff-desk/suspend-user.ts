import { randomUUID } from 'node:crypto';
import { explanationProblem } from '#domain/staff/explanation.ts';
import type { SuspensionReason } from '#domain/staff/suspension.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { endSessions } from '../auth/store.ts';
import { userReinstated, userSuspended } from './events.ts';
import { lockUser } from './lock-user.ts';

export interface Suspend {
  readonly userUuid: string;
  readonly reason: SuspensionReason;
  /** Read by the person. */
  readonly words: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Keeps somebody out (docs/decisions/0033-suspension.md): signed out everywhere, and no way in until it is lifted. Returns
 * the account's id. Throws ValidationError for words or an account that do not fit, and as lockUser.
 */
export async function suspendUser(context: GraphqlContext, request: Suspend): Promise<string> {
  const viewer = signedIn(context);
  const { commandId, ...body } = request;
  const problem = explanationProblem(request.words);
  if (problem !== null) throw new ValidationError('validation_error', [{ field: 'words', code: problem }]);
  return await command(context, { name: 'suspendUser', commandId, body }, async (scope) => {
    const { tx, now } = scope;
    const user = await lockUser(tx, viewer, request.userUuid);
    if (user.suspended_at !== null) throw new ValidationError('user_already_suspended');
    const [id, { reason }] = [randomUUID(), request];
    await tx.updateTable('users').set({ suspended_at: now }).where('id', '=', user.id).execute();
    await tx
      .insertInto('suspensions')
      .values({
        ...{ id, user_id: user.id, reason, words: request.words.trim(), started_at: now },
        ...{ started_by: viewer.userId, ended_at: null, ended_by: null },
      })
      .execute();
    await endSessions(scope, context.bus, user.id);
    const details = { suspension: id, reason };
    await audit(tx, context, { kind: 'staff_user_suspended', userId: user.id, details });
    const told = { userId: user.id, suspensionId: id, reason, sellerId: user.seller_id };
    await scope.emit(userSuspended, told);
    return user.id;
  });
}

/** Lets somebody in again. Returns the account's id. Throws ValidationError `user_not_suspended`, and as lockUser. */
export async function reinstateUser(
  context: GraphqlContext,
  { userUuid, commandId }: { readonly userUuid: string; readonly commandId?: string | null | undefined },
): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: 'reinstateUser', commandId, body: { userUuid } }, async (scope) => {
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
    await tx.updateTable('users').set({ suspended_at: null }).where('id', '=', user.id).execute();
    const details = { suspension: ended.id };
    await audit(tx, context, { kind: 'staff_user_reinstated', userId: user.id, details });
    await scope.emit(userReinstated, { userId: user.id, suspensionId: ended.id, sellerId: user.seller_id });
    return user.id;
  });
}
