import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { checkoutFieldId } from './buyer-fields.tsx';
import styles from './checkout.module.css';
import type { CheckoutForm } from './use-checkout-form.ts';

/** Ticked by default (CHECK-024) and plainly visible; the payment requires it (CHECK-023). */
export function Terms({ form }: { readonly form: CheckoutForm }) {
  const isWrong = form.isWrong('terms');
  return (
    <div>
      <Checkbox
        id={checkoutFieldId('terms')}
        isSelected={form.hasAcceptedTerms}
        onChange={form.setTerms}
        isInvalid={isWrong}
      >
        <Trans>
          I accept the terms for <TermsLink to="/kopersbescherming">buyer protection</TermsLink> and{' '}
          <TermsLink to="/retourneren">returns</TermsLink>
        </Trans>
      </Checkbox>
      {isWrong && (
        <p className={styles.wrong} role="alert">
          <Trans>Accept the terms to continue.</Trans>
        </p>
      )}
    </div>
  );
}

interface TermsLinkProps {
  readonly to: '/kopersbescherming' | '/retourneren';
  readonly children?: ReactNode;
}

/** Opens in a new tab, so that the form keeps its values. */
function TermsLink({ to, children }: TermsLinkProps) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </Link>
  );
}
