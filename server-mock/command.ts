import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isUuid } from '../src/domain/ids.ts';
import type { Database } from './db/schema.ts';
import { inRetriedTransaction } from './db/transaction.ts';
import type { GraphqlContext } from './graphql/context.ts';
import { InvalidUUIDError, ValidationError } from './graphql/errors.ts';
import type { EventBus } from './process/event-bus.ts';
import { appendEvent, type EventPayload, type EventTiming } from './process/events.ts';

/** What a use case works with inside its transaction. */
export interface CommandScope {
  readonly tx: Transaction<Database>;
  readonly now: Date;
  /** Appends an event in the transaction; its reactions run after the commit, at least once. */
  emit(type: string, payload: EventPayload, how?: EventTiming): Promise<void>;
}

export interface CommandRequest {
  /** The operation's name. */
  readonly name: string;
  /** Made by the client, one per intent: the same id and body give the stored answer without doing it twice. */
  readonly commandId?: string | null | undefined;
  /** The input as it came, for telling a repetition from another intent. JSON only. */
  readonly body: unknown;
}

type CommandContext = Pick<GraphqlContext, 'db' | 'viewer' | 'clock' | 'bus'>;

/**
 * Runs one use case: one transaction, idempotent by `commandId`, events appended, reactions after the commit. The
 * answer is stored as JSON, so return ids and load the object afterwards. A refusal (a thrown AppError) rolls
 * everything back and is not stored: it is decided afresh at the next try. Deadlocks are tried once more.
 * Throws ValidationError `command_id_reused` for another body under a used id, InvalidUUIDError for a malformed one.
 */
export async function command<Answer>(
  context: CommandContext,
  request: CommandRequest,
  run: (scope: CommandScope) => Promise<Answer>,
): Promise<Answer> {
  const commandId = request.commandId ?? null;
  if (commandId !== null && !isUuid(commandId)) throw new InvalidUUIDError();
  return await inRetriedTransaction(context.db, async (tx) => {
    const scope = scopeOf(tx, context.bus, context.clock.now());
    return commandId === null
      ? await run(scope)
      : await once(
          scope,
          { owner: context.viewer?.userId ?? 'visitor', commandId, ...described(request) },
          run,
        );
  });
}

/** A scope for work that no client asked for: reactions and deadlines. */
export function scopeOf(tx: Transaction<Database>, bus: EventBus, now: Date): CommandScope {
  return { tx, now, emit: (type, payload, how) => appendEvent(tx, bus, now, type, payload, how) };
}

interface Key {
  readonly owner: string;
  readonly commandId: string;
  readonly name: string;
  readonly bodyHash: string;
}

function described(request: CommandRequest): { name: string; bodyHash: string } {
  const body = JSON.stringify([request.name, canonical(request.body)]);
  return { name: request.name, bodyHash: createHash('sha256').update(body).digest('hex') };
}

/** The same value with sorted keys, so that two clients' orders of keys count as one body. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, canonical(item)]),
  );
}

async function once<Answer>(
  scope: CommandScope,
  key: Key,
  run: (scope: CommandScope) => Promise<Answer>,
): Promise<Answer> {
  // A second caller waits here for the first one's commit, then finds its row.
  const inserted = await scope.tx
    .insertInto('command_log')
    .values({
      owner: key.owner,
      command_id: key.commandId,
      name: key.name,
      body_hash: key.bodyHash,
      answer: null,
      created_at: scope.now,
    })
    .onConflict((conflict) => conflict.columns(['owner', 'command_id']).doNothing())
    .returning('command_id')
    .executeTakeFirst();
  const row = () =>
    scope.tx.selectFrom('command_log').where('owner', '=', key.owner).where('command_id', '=', key.commandId);
  if (inserted === undefined) {
    const known = await row().select(['body_hash', 'answer']).executeTakeFirstOrThrow();
    if (known.body_hash !== key.bodyHash) throw new ValidationError('command_id_reused');
    return (known.answer as { value: Answer }).value;
  }
  const answer = await run(scope);
  await scope.tx
    .updateTable('command_log')
    .set({ answer: JSON.stringify({ value: answer ?? null }) })
    .where('owner', '=', key.owner)
    .where('command_id', '=', key.commandId)
    .execute();
  return answer;
}
