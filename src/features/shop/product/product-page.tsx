import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { patient } from '#src/platform/update/patient.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { useIsFirstPage } from '#src/ui/kit/use-is-first-page.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import { WhenNear } from '#src/ui/kit/when-near.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { About, textsOf } from './about.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { useRememberViewed } from './last-viewed.ts';
import styles from './product.module.css';
import { type Product, productQuery } from './product-query.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import type { ProductSlots } from './product-slots.ts';
import { SoldOutNote } from './sold-out.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { structuredDataOf } from './structured-data.ts';
import { trailOf } from './trail.ts';

// Below the first viewport: the chunk of the rows is loaded when they come near the viewport, that of the price facts
// after the first paint.
const loadRows = patient(() => import('./rows.tsx'));
const MoreRows = lazy(() => loadRows().then((rows) => ({ default: rows.MoreRows })));
const SoldOutRows = lazy(() => loadRows().then((rows) => ({ default: rows.SoldOutRows })));
const PriceFacts = lazy(
  patient(() => import('./price-facts.tsx').then((facts) => ({ default: facts.PriceFacts }))),
);

export interface ProductPageProps extends ProductSlots {
  readonly slug: string;
  /** Rendered if the product does not exist. */
  readonly notFound: ReactNode;
}

/** The page of one product (ROUTE-025): loading, loaded, sold, not found, failed to load, or stale from the cache. */
export function ProductPage({ slug, notFound, ...slots }: ProductPageProps) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(productQuery(slug));
  const isOffline = useIsOffline(error);
  if (data === null) return notFound;
  if (data === undefined) {
    return error === null ? (
      <ProductSkeleton />
    ) : (
      <LoadProblem isWholePage isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const age = (isOffline || error !== null) && <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />;
  return <Loaded key={data.uuid} product={data} slots={slots} age={age} />;
}

interface LoadedProps {
  readonly product: Product;
  readonly slots: ProductSlots;
  readonly age: ReactNode;
}

function Loaded({ product, slots, age }: LoadedProps) {
  const locale = useLocale();
  const title = titleIn(product, locale);
  const [quantity, setQuantity] = useState(1);
  const actionsElement = useRef<HTMLDivElement>(null);
  const isFirstPage = useIsFirstPage();
  useRememberViewed(product.uuid);
  const soldOut = product.inventory <= 0;
  // Stock may have gone down since the quantity was chosen.
  const chosen = Math.max(1, Math.min(quantity, product.inventory));
  const actions = soldOut ? undefined : slots.buyActions?.({ product, quantity: chosen });
  const wishlistButton = slots.wishlistButtonOf(product);
  return (
    <div className={styles.page}>
      <Head product={product} title={title} />
      <Breadcrumbs trail={trailOf(product, locale)} current={title} />
      {age}
      <article className={styles.columns} data-sold={soldOut || undefined}>
        <Gallery images={product.images} title={title} slug={product.slug} />
        <BuyBox
          product={product}
          title={title}
          wishlistButton={wishlistButton}
          actions={soldOut ? <SoldOutNote product={product} title={title} /> : actions?.box}
          quantity={chosen}
          onQuantity={setQuantity}
          actionsRef={actionsElement}
          reviewsOf={slots.reviewsOf}
          sellerActions={slots.sellerActions}
          fitCheck={slots.fitCheck}
          deliveryCosts={slots.deliveryCosts}
        />
        <div className={styles.below} data-first-page={isFirstPage || undefined}>
          <Suspense>
            <About product={product} />
            <Suspense fallback={null}>{slots.sizeDrawing?.(product)}</Suspense>
            <AfterPaint id={product.uuid}>{!soldOut && <Prices product={product} />}</AfterPaint>
            {slots.climate?.(product)}
          </Suspense>
        </div>
      </article>
      <WhenNear
        id={`rows of ${product.uuid}`}
        className={styles.rows}
        placeholder={<div className={styles.rowsPlaceholder} />}
      >
        {soldOut ? <SoldOutRows product={product} {...slots} /> : <MoreRows product={product} {...slots} />}
      </WhenNear>
      {!soldOut && (
        <StickyBar product={product} actions={actionsElement}>
          {actions?.bar ?? wishlistButton}
        </StickyBar>
      )}
    </div>
  );
}

function Prices({ product }: { readonly product: Product }) {
  return <PriceFacts slug={product.slug} price={product.price} now={useNow()} />;
}

/**
 * The parts already shown in this visit. They render at once on return, so that the page has its full height and the
 * scroll position can be restored.
 */
const shown = new Set<string>();

/**
 * Renders a part that is not in the server-rendered HTML and has a chunk of its own. Rendered in a transition, so
 * that input is handled in between.
 */
function AfterPaint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const [isThere, setThere] = useState(() => shown.has(id));
  useEffect(() => {
    shown.add(id);
    startTransition(() => setThere(true));
  }, [id]);
  return <Suspense fallback={null}>{isThere && children}</Suspense>;
}

function Head({ product, title }: { readonly product: Product; readonly title: string }) {
  const locale = useLocale();
  const { description } = textsOf(product, locale);
  const photo = product.images[0];
  return (
    <PageHead
      title={title}
      description={shortened(description)}
      canonicalPath={`/products/${product.slug}`}
      image={photo && mediaUrl({ key: photo.key, width: 1280 })}
      structuredData={structuredDataOf(product, title, description, trailOf(product, locale))}
    />
  );
}

/** The start of the text, at most 155 characters, cut at a word boundary. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 155 ? line : `${line.slice(0, 155).replace(/\s\S*$/, '')}…`;
}
