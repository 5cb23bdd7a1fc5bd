import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Sofa } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import { useLiveQuery } from '#src/data/db/use-live.ts';
import { session$ } from '#src/platform/session/session.ts';
import { cachePhotoToolsOffline } from '#src/platform/update/app-update.ts';
import { patient } from '#src/platform/update/patient.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { DraftRow } from './draft-row.tsx';
import styles from './my-products.module.css';
import type { MyProduct } from './my-products-query.ts';

// The products on the server; the drafts above are shown without this chunk.
const MyProductList = lazy(
  patient(() => import('./my-product-list.tsx').then(({ MyProductList: part }) => ({ default: part }))),
);

export interface MyProductsProps {
  readonly newProductLink: (icon: typeof Plus, label: ReactNode) => ReactNode;
  readonly draftLink: (draftId: string, label: string) => ReactNode;
  readonly productLink: (product: MyProduct) => ReactNode;
  /** The link to the prices that are suggested for the person's products. */
  readonly suggestionsLink: ReactNode;
  /** Shown after a draft was published. */
  readonly afterPlacing: ReactNode;
}

function onSession(changed: () => void): () => void {
  const subscription = session$.subscribe(changed);
  return () => subscription.unsubscribe();
}

function byNewest(drafts: readonly ListingDraft[]): ListingDraft[] {
  return drafts.toSorted((one, other) => other.editedAt - one.editedAt);
}

const tick = 30_000;

/** My listings (ROUTE-068): the drafts on this device, also offline, and the person's products on the server. */
export function MyProducts({
  newProductLink,
  draftLink,
  productLink,
  suggestionsLink,
  afterPlacing,
}: MyProductsProps) {
  const { t } = useLingui();
  usePageTitle(t`My listings`);
  const { ready, documents } = useLiveQuery('drafts');
  const session = useSyncExternalStore(onSession, () => session$.value);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  // A seller may create the next draft without a network.
  useEffect(() => void cachePhotoToolsOffline().catch(() => undefined), []);
  const drafts = byNewest(documents);
  // With a session there is a list of products, which has its own empty state.
  const nothing = ready && drafts.length === 0 && session === null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans>My listings</Trans>
        </h1>
        {!nothing && newProductLink(Plus, <Trans>New listing</Trans>)}
      </header>
      {afterPlacing}
      {nothing && (
        <EmptyState
          icon={Sofa}
          title={<Trans>Nothing for sale yet</Trans>}
          action={newProductLink(Plus, <Trans>Create your first listing</Trans>)}
        >
          <Trans>
            Take photos of your product, set a price and publish your listing when you are ready. You can
            create a draft offline too.
          </Trans>
        </EmptyState>
      )}
      {drafts.length > 0 && (
        <section className={styles.section} aria-labelledby="my-drafts">
          <h2 id="my-drafts" className={styles.title}>
            <Trans>Drafts</Trans> <span className={styles.count}>{drafts.length}</span>
          </h2>
          <ul className={styles.rows}>
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} now={now} link={draftLink} />
            ))}
          </ul>
        </section>
      )}
      {session !== null && (
        <section className={styles.section} aria-labelledby="my-placed-ads">
          <div className={styles.head}>
            <h2 id="my-placed-ads" className={styles.title}>
              <Trans>Published</Trans>
            </h2>
            {suggestionsLink}
          </div>
          <Suspense fallback={<Skeleton height="560px" />}>
            <MyProductList
              userId={session.userId}
              productLink={productLink}
              newProductLink={newProductLink}
            />
          </Suspense>
        </section>
      )}
    </div>
  );
}
