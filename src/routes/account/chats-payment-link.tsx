import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { PaymentLinkOpener } from '#src/features/account/chats/payment-link-opener.tsx';
import { addToCart } from '#src/features/buying/cart/change-cart.ts';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './chats-payment-link.module.css';

/**
 * Shown above the cart for a person who follows a payment link (CHAT-006). Rendered only in the browser, because the
 * server has no session.
 */
export function PaymentLinkArrival({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { session } = useSession();
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const add = useCallback(
    async (productUuid: string) => {
      try {
        const outcome = await addToCart(client, productUuid, 1);
        if (!outcome.ok) toast(outcome.message, { kind: 'error' });
        return outcome.ok;
      } catch {
        toast(t({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }), {
          kind: 'error',
        });
        return false;
      }
    },
    [client, t],
  );
  const leave = useCallback(
    () => void navigate({ to: '/winkelwagen', search: {}, replace: true }),
    [navigate],
  );
  if (!isHere) return null;
  return (
    <div className={styles.arrival}>
      <PaymentLinkOpener
        userId={session?.userId ?? null}
        token={token}
        addToCart={add}
        onDone={leave}
        signInLink={
          <LinkButton size="small" to="/account/chats">
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      />
    </div>
  );
}
