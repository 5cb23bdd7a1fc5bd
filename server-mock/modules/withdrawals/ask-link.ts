import { isEmail, normalEmail } from '#domain/account/email.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { withdrawalLinkAsked } from './events.ts';

export interface LinkRequest {
  readonly orderNumber: string;
  readonly email: string;
}

/**
 * Emails the withdrawal link of an order to its address. The response does not reveal whether the order exists, and is
 * sent before any email is composed. Throws ValidationError with the fields, TooManyRequestsError.
 */
export async function askWithdrawalLink(context: GraphqlContext, asked: LinkRequest): Promise<void> {
  const number = asked.orderNumber.trim();
  const email = normalEmail(asked.email);
  const fields = [
    ...(/^\d{1,15}$/.test(number) ? [] : [{ field: 'orderNumber', code: 'withdrawal_order_number' }]),
    ...(isEmail(asked.email) ? [] : [{ field: 'email', code: 'email_address_incorrect' }]),
  ];
  if (fields.length > 0) throw new ValidationError('validation_error', fields);
  await context.limits.spend(limitRules.withdrawalLinkCaller, context.ip);
  await context.limits.spend(limitRules.withdrawalLink, email);
  // Always one row with one column: the time to read a larger result would reveal that the order exists.
  const found = await context.db
    .selectNoFrom((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.number', '=', number)
        .where((one) => one(one.fn<string>('lower', ['orders.email']), '=', email))
        .limit(1)
        .as('id'),
    )
    .executeTakeFirst();
  const payload = { orderId: found?.id ?? null, locale: context.locale };
  await command(context, { name: 'askWithdrawalLink', body: null }, ({ emit }) =>
    emit(withdrawalLinkAsked, payload, { afterAnswer: true }),
  );
}
