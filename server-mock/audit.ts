import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from './db/schema.ts';
import type { GraphqlContext } from './graphql/context.ts';

/** One line of the audit log. */
export interface AuditEntry {
  /** What happened, in snake_case; acts of staff begin with `staff_`. */
  readonly kind: string;
  /** Whose account it is about; null when nobody's is known. */
  readonly userId: string | null;
  /** Ids and codes. Never a password, token, code, address of a person or account number. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

type AuditContext = Pick<GraphqlContext, 'viewer' | 'ip' | 'device' | 'clock'>;

/**
 * Writes a line of the audit log in the caller's transaction, so that it stands there exactly if the act happened (S22).
 * Who and from where is taken from the context.
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
