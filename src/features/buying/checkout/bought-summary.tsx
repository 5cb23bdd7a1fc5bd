import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '#src/ui/kit/banner.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { checkoutQuery, isCart } from './checkout-query.ts';
import { OrderSummary } from './order-summary.tsx';

/** A paid cart: what was bought, and the link to its success page (CART-008, CART-024). */
export function BoughtSummary({ uuid }: { readonly uuid: string }) {
  const { data } = useQuery(checkoutQuery(uuid));
  return (
    <>
      <Banner
        kind="success"
        action={
          <LinkButton size="small" to="/checkout/$cartUuid/success" params={{ cartUuid: uuid }}>
            <Trans>View order</Trans>
          </LinkButton>
        }
      >
        <Trans>This cart has already been paid for.</Trans>
      </Banner>
      {data !== undefined && isCart(data) && <OrderSummary cart={data} isOffline={false} readOnly />}
    </>
  );
}
