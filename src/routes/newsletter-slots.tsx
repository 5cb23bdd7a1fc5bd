import { lazy, Suspense } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { OnSight } from '#src/ui/kit/on-sight.tsx';
import { accountPart } from './account-part.ts';
import styles from './newsletter-slots.module.css';

const FollowProductList = lazy(
  patient(() =>
    import('#src/features/shop/newsletter/follow-product-list.tsx').then((newsletter) => ({
      default: newsletter.FollowProductList,
    })),
  ),
);

const SubscriptionDialog = accountPart(() =>
  import('#src/features/account/subscriptions/subscription-dialog.tsx').then(
    (subscriptions) => subscriptions.SubscriptionDialog,
  ),
);

/** Offers to follow a product list for new products, at the end of the list. */
export function FollowSlot({ savedUrl, title }: { readonly savedUrl: string; readonly title: string }) {
  return (
    <OnSight className={styles.follow}>
      <Suspense fallback={null}>
        <FollowProductList key={savedUrl} savedUrl={savedUrl} title={title} dialog={SubscriptionDialog} />
      </Suspense>
    </OnSight>
  );
}
