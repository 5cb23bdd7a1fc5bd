import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { patient } from '#src/platform/update/patient.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { useIsFirstPage } from '#src/ui/kit/use-is-first-page.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import { WhenNear } from '#src/ui/kit/when-near.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { About, textsOf } from './about.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { useRememberViewed } from './last-viewed.ts';
import styles from './product.module.css';
import { type Product, productQuery } from './product-query.ts';
import { ProductSkeleton, TextPlaceholder } from './product-skeleton.tsx';
import type { ProductSlots } from './product-slots.ts';
import type { Images } from './slides.ts';
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
export function ProductPage(props: ProductPageProps) {
  // Another product begins anew: one that is cached is rendered as a whole, so that Back finds its place again.
  return <OneProduct key={props.slug} {...props} />;
}

function OneProduct({ slug, notFound, ...slots }: ProductPageProps) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(productQuery(slug));
  const isOffline = useIsOffline(error);
  // Of the location the page began with: on the way back the location changes before the page does.
  const [ahead] = useState(useLocation({ select: ({ state }) => state.card }));
  // What the tile knows is painted first; rendering the whole page takes a phone much longer.
  const drawn = useDeferredValue(data);
  if (data === null) return notFound;
  if (ahead?.slug === slug && drawn === undefined && error === null)
    return <Shown key={ahead.uuid} card={ahead} product={null} slots={slots} age={null} />;
  if (data === undefined) {
    return error === null ? (
      <ProductSkeleton />
    ) : (
      <LoadProblem isWholePage isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const age = (isOffline || error !== null) && <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />;
  return <Shown key={data.uuid} card={data} product={data} slots={slots} age={age} />;
}

interface ShownProps {
  readonly card: ProductCardPartsFragment;
  /** Null until it has loaded. */
  readonly product: Product | null;
  readonly slots: ProductSlots;
  readonly age: ReactNode;
}

/** The page with the whole product, or before it has loaded with what its tile knows: photo, title and price. */
function Shown({ card, product, slots, age }: ShownProps) {
  const locale = useLocale();
  const title = titleIn(card, locale);
  const [quantity, setQuantity] = useState(1);
  const actionsElement = useRef<HTMLDivElement>(null);
  const soldOut = card.inventory <= 0;
  // Stock may have gone down since the quantity was chosen.
  const chosen = Math.max(1, Math.min(quantity, card.inventory));
  const actions = soldOut || product === null ? undefined : slots.buyActions?.({ product, quantity: chosen });
  const wishlistButton = slots.wishlistButtonOf(card);
  return (
    <div className={styles.page} aria-busy={product === null || undefined}>
      {product === null ? (
        <>
          <PageHead title={title} />
          <Skeleton width="200px" height="21px" />
        </>
      ) : (
        <>
          <Head product={product} title={title} />
          <Breadcrumbs trail={trailOf(product, locale)} current={title} />
        </>
      )}
      {age}
      <article className={styles.columns} data-sold={soldOut || undefined}>
        <Gallery images={product?.images ?? photosOf(card)} title={title} slug={card.slug} />
        <BuyBox
          card={card}
          product={product}
          title={title}
          wishlistButton={wishlistButton}
          actions={
            soldOut && product !== null ? <SoldOutNote product={product} title={title} /> : actions?.box
          }
          boxKey={actions?.boxKey}
          quantity={chosen}
          onQuantity={setQuantity}
          actionsRef={actionsElement}
          reviewsOf={slots.reviewsOf}
          sellerActions={slots.sellerActions}
          fitCheck={slots.fitCheck}
          deliveryCosts={slots.deliveryCosts}
        />
        {product === null ? <TextPlaceholder /> : <Texts product={product} slots={slots} />}
      </article>
      {product !== null && (
        <Below product={product} slots={slots} actions={actionsElement}>
          {actions?.bar ?? wishlistButton}
        </Below>
      )}
    </div>
  );
}

const photosOf = ({ featuredImage }: ProductCardPartsFragment): Images =>
  featuredImage === null ? [] : [featuredImage];

interface PartProps {
  readonly product: Product;
  readonly slots: ProductSlots;
}

function Texts({ product, slots }: PartProps) {
  const isFirstPage = useIsFirstPage();
  return (
    <div className={styles.below} data-first-page={isFirstPage || undefined}>
      <Suspense>
        <About product={product} />
        <Suspense fallback={null}>{slots.sizeDrawing?.(product)}</Suspense>
        <AfterPaint id={product.uuid}>{product.inventory > 0 && <Prices product={product} />}</AfterPaint>
        {slots.climate?.(product)}
      </Suspense>
    </div>
  );
}

interface BelowProps extends PartProps {
  readonly actions: RefObject<HTMLElement | null>;
  /** The main actions of the bar at the bottom. */
  readonly children: ReactNode;
}

/** The rows of other products, and the bar at the bottom of a phone. */
function Below({ product, slots, actions, children }: BelowProps) {
  useRememberViewed(product.uuid);
  const soldOut = product.inventory <= 0;
  return (
    <>
      <WhenNear
        id={`rows of ${product.uuid}`}
        className={styles.rows}
        placeholder={<div className={styles.rowsPlaceholder} />}
      >
        {soldOut ? <SoldOutRows product={product} {...slots} /> : <MoreRows product={product} {...slots} />}
      </WhenNear>
      {!soldOut && (
        <StickyBar product={product} actions={actions}>
          {children}
        </StickyBar>
      )}
    </>
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
