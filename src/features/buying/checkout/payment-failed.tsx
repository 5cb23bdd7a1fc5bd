import { Trans } from '@lingui/react/macro';
import { useContactEmail } from '#src/data/company/use-contact-email.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';

export interface PaymentFailedProps {
  /**
   * The code that support asks for: a number from 101 to 105, a status, or the end of the payment's id; null when
   * unknown.
   */
  readonly code: string | null;
  /** The server's message about the cause, if it sent one. */
  readonly reason?: string | null;
}

/**
 * Shown after a failed payment: nothing is lost, how to try again, and whom to ask (CHECK-001..003, CHECK-032..036).
 */
export function PaymentFailed({ code, reason = null }: PaymentFailedProps) {
  const email = useContactEmail();
  return (
    <Banner kind="error" announce title={<Trans>Something went wrong with your payment. Try again.</Trans>}>
      {reason !== null && <p>{reason}</p>}
      <p>
        {email === null ? (
          <Trans>
            You have not been charged. Does this keep happening?{' '}
            <PathLink href="/contact">Contact us</PathLink>
          </Trans>
        ) : (
          <Trans>
            You have not been charged. Does this keep happening? Email <a href={`mailto:${email}`}>{email}</a>
          </Trans>
        )}{' '}
        {code !== null && <Trans>and mention code {code}.</Trans>}
      </p>
    </Banner>
  );
}
