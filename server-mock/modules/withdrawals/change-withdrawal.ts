import { trackingLength } from '#domain/orders/tracking.ts';
import type { WithdrawalEvent } from '#domain/withdrawals/withdrawal-life-cycle.ts';
import { withdrawalLengths } from '#domain/withdrawals/withdrawal-period.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { type Asker, ownWithdrawal } from './store.ts';
import { transitionWithdrawal, type WithdrawalTransition } from './transition-withdrawal.ts';

/** Events that a side may report. */
export const withdrawalSteps = [
  'still_here',
  'handed_over',
  'send_back',
  'receive_back',
  'contest',
  'keep',
] as const satisfies readonly WithdrawalEvent[];

export interface WithdrawalStep {
  readonly uuid: string;
  readonly event: (typeof withdrawalSteps)[number];
  /** The tracking number of the return, if there is one; for `contest`, what is wrong with it. */
  readonly text: string;
  readonly commandId?: string | null | undefined;
}

const shortestObjection = 10;

/**
 * Runs an event of one side on a withdrawal. Throws the same errors as `ownWithdrawal`, and ValidationError for an invalid
 * text or an event that the current state does not allow.
 */
export async function changeWithdrawal(
  context: GraphqlContext,
  asker: Asker,
  given: WithdrawalStep,
): Promise<void> {
  const { commandId, ...body } = given;
  await command(context, { name: 'changeWithdrawal', commandId, body }, async (scope) => {
    const { row, line, actor } = await ownWithdrawal(scope.tx, asker, given.uuid, 'lock');
    const change = changeFor(given, scope.now);
    await transitionWithdrawal(scope, { row, line, event: given.event, actor, change });
  });
}

function changeFor({ event, text }: WithdrawalStep, now: Date): NonNullable<WithdrawalTransition['change']> {
  const given = text.trim();
  if (event === 'contest') return { objection: requireReasons(given) };
  if (event !== 'send_back') return {};
  const isFit = given === '' || (given.length >= trackingLength.from && given.length <= trackingLength.to);
  if (!isFit) throw refusedText('withdrawal_tracking');
  return { return_tracking: given === '' ? null : given, sent_back_at: now };
}

const refusedText = (code: string) => new ValidationError('validation_error', [{ field: 'text', code }]);

/** Validates a text that the other side reads. Throws ValidationError with the field. */
export function requireReasons(text: string): string {
  const given = text.trim();
  if (given.length < shortestObjection) throw refusedText('withdrawal_text_too_short');
  if (given.length > withdrawalLengths.reason) throw refusedText('withdrawal_text_too_long');
  return given;
}
