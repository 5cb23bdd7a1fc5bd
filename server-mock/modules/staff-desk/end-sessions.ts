import { isUuid } from '#domain/ids.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { endOneSession, endSessions } from '../auth/public.ts';
import { userSessionsEnded } from './events.ts';

export interface EndSessions {
  readonly userUuid: string;
  /** Null to end the sessions of all devices. */
  readonly sessionUuid: string | null;
  readonly commandId?: string | null | undefined;
}

/**
 * Signs somebody out of one device, or of all, and notifies them by email. Returns the account's id. Throws
 * InvalidUUIDError, ObjectDoesNotExistError for an unknown account or session.
 */
export async function endUserSessions(context: GraphqlContext, request: EndSessions): Promise<string> {
  const { commandId, ...body } = request;
  const { userUuid, sessionUuid } = body;
  if (!isUuid(userUuid) || (sessionUuid !== null && !isUuid(sessionUuid))) throw new InvalidUUIDError();
  return await command(context, { name: 'endUserSessions', commandId, body }, async (scope) => {
    const user = await scope.tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userUuid)
      .executeTakeFirst();
    if (user === undefined) throw new ObjectDoesNotExistError();
    if (sessionUuid === null) await endSessions(scope, userUuid);
    else if (!(await endOneSession(scope, userUuid, sessionUuid))) throw new ObjectDoesNotExistError();
    const details = { session: sessionUuid ?? 'all' };
    await audit(scope.tx, context, { kind: 'staff_sessions_ended', userId: userUuid, details });
    await scope.emit(userSessionsEnded, { userId: userUuid, sessionId: sessionUuid });
    return userUuid;
  });
}
