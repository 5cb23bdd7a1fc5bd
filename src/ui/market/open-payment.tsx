import { Trans } from '@lingui/react/macro';
import { isBeingProcessed } from '#domain/payments/open-payment.ts';
import { formatUntil } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';

export interface OpenPaymentProps {
  readonly cartUuid: string;
  readonly payment: {
    readonly transactionUid: string;
    readonly status: string;
    /** ISO 8601; null if nothing is reserved any more. */
    readonly until: string | null;
  };
}

/** Shows a buyer whose payment reserves a product or a cart its status and how to continue. */
export function OpenPayment({ cartUuid, payment }: OpenPaymentProps) {
  const { transactionUid, until } = payment;
  const now = useNow();
  const locale = useLocale();
  if (isBeingProcessed(payment)) {
    return (
      <Banner
        title={<Trans>Your payment is being processed</Trans>}
        action={
          <LinkButton to="/checkout/$cartUuid/status" params={{ cartUuid }} search={{ transactionUid }}>
            <Trans>View payment status</Trans>
          </LinkButton>
        }
      >
        <Trans>Your bank has not confirmed the payment yet. You do not need to pay again.</Trans>
      </Banner>
    );
  }
  if (until === null) return null;
  const time = formatUntil(until, now, locale);
  return (
    <Banner
      title={<Trans>Payment not completed</Trans>}
      action={
        <LinkButton kind="primary" to="/checkout/$cartUuid" params={{ cartUuid }}>
          <Trans>Continue to payment</Trans>
        </LinkButton>
      }
    >
      <Trans>The product is reserved for you until {time}.</Trans>
    </Banner>
  );
}
