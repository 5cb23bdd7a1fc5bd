import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from './db/schema.ts';
import type { GraphqlContext } from './graphql/context.ts';

export interface AuditEntry {
  /** The event type in snake_case; actions by staff begin with `staff_`. */
  readonly kind: string;
  /** The account that the entry concerns; null when it is unknown. */
  readonly userId: string | null;
  /** Ids and codes only. Never a password, token, one-time code, postal address or account number. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

type AuditContext = Pick<GraphqlContext, 'viewer' | 'ip' | 'device' | 'clock'>;

/**
 * Inserts an audit log row in the caller's transaction, so that the row exists if and only if the action was
 * committed (S22). The actor, IP address and device are taken from the context.
 */
export async function audit(
  tx: Transaction<Database>,
  context: AuditContext,
  { kind, userId, details }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at: context.clock.now(),
      kind,
      user_id: userId,
      actor_id: context.viewer?.userId ?? null,
      ip: context.ip,
      device: context.device,
      details: JSON.stringify(details ?? {}),
    })
    .execute();
}
