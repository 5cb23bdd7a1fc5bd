import { randomUUID } from 'node:crypto';
import { isUuid } from '#domain/ids.ts';
import { nameProblem, reasonProblem, withdrawalProblem } from '#domain/withdrawals/withdrawal-period.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { lockLine } from '../orders/public/lines.ts';
import { withdrawalDeclared } from './events.ts';
import { type Asker, actorFor, findWithdrawal, periodFactsOf, purchaseOf } from './store.ts';
import { transitionWithdrawal } from './transition-withdrawal.ts';

export interface Declaration {
  readonly orderUuid: string;
  /** The name of the declarant, as they write it. */
  readonly name: string;
  /** Optional: the law requires no reason. */
  readonly reason: string;
  readonly commandId?: string | null | undefined;
}

/**
 * The buyer withdraws from the purchase of a trader's product (docs/decisions/0038-withdrawal.md). A product that was never
 * sent is refunded immediately; the receipt follows by email. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError for anyone but the buyer, ValidationError with the fields or the reason for the refusal.
 */
export async function declareWithdrawal(
  context: GraphqlContext,
  asker: Asker,
  given: Declaration,
): Promise<void> {
  const { commandId, ...body } = given;
  if (!isUuid(given.orderUuid)) throw new InvalidUUIDError();
  await command(context, { name: 'declareWithdrawal', commandId, body }, async (scope) => {
    const line = await lockLine(scope.tx, given.orderUuid);
    if (line === undefined) throw new ObjectDoesNotExistError();
    if (actorFor(line, asker) !== 'buyer') throw new UserHasNoObjectPermissionError('actor_not_allowed');
    const problem = withdrawalProblem(periodFactsOf(await purchaseOf(scope.tx, line)), scope.now);
    if (problem !== null) throw new ValidationError(problem);
    requireTexts(given);
    const id = await insertDeclaration(scope, given);
    await scope.emit(withdrawalDeclared, { withdrawalId: id });
    const found = await findWithdrawal(scope.tx, id);
    if (found === undefined) throw new Error(`Withdrawal ${id} was written and not found.`);
    await transitionWithdrawal(scope, { ...found, event: 'begin', actor: 'system' });
  });
}

async function insertDeclaration({ tx, now }: CommandScope, given: Declaration): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('withdrawals')
    .values({
      ...{ id, order_product_id: given.orderUuid, name: given.name.trim(), reason: given.reason.trim() },
      ...{ state: 'DECLARED', state_since: now, declared_at: now },
    })
    .execute();
  return id;
}

function requireTexts({ name, reason }: Declaration): void {
  const codes = { name: nameProblem(name), reason: reasonProblem(reason) };
  const fields = Object.entries(codes).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
  if (fields.length > 0) throw new ValidationError('validation_error', fields);
}
