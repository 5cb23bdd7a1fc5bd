import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { currentKey } from './vapid-keys.ts';

export interface PushStatus {
  readonly keyId: string;
  readonly publicKey: string;
  readonly isSaved: boolean;
  readonly needsRenewal: boolean;
}

/** The key to subscribe with, and whether the browser with that endpoint belongs to this session of the caller. */
export async function readStatus(context: GraphqlContext, endpoint: string | null): Promise<PushStatus> {
  const { userId, tokenId } = signedIn(context);
  const { id, publicKey } = await currentKey(context.db);
  const saved =
    endpoint === null
      ? undefined
      : await context.db
          .selectFrom('push_subscriptions')
          .select('needs_renewal')
          .where('endpoint', '=', endpoint)
          .where('user_id', '=', userId)
          .where('token_id', '=', tokenId)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
  return {
    ...{ keyId: id, publicKey },
    ...{ isSaved: saved !== undefined, needsRenewal: saved?.needs_renewal ?? false },
  };
}
