import { Trans } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadSoon } from '#src/data/graphql/load-soon.ts';
import { BidButton } from '#src/features/buying/bids/bid-button.tsx';
import { isReservedFor, useOwnBid } from '#src/features/buying/bids/own-bid.ts';
import { ReservedButton, ReservedNote } from '#src/features/buying/bids/reserved-note.tsx';
import { AddToCart } from '#src/features/buying/cart/add-to-cart.tsx';
import { useOwnPayment } from '#src/features/buying/cart/use-cart.ts';
import { DeliveryCosts } from '#src/features/buying/delivery/delivery-costs.tsx';
import { useWishlistEntries } from '#src/features/buying/wishlist/wishlist-entries.ts';
import { FitCheck } from '#src/features/shop/places/fit-check.tsx';
import { storedPlace, useStoredPlace } from '#src/features/shop/places/stored-place.ts';
import { ProductPage } from '#src/features/shop/product/product-page.tsx';
import { type Product, productQuery } from '#src/features/shop/product/product-query.ts';
import type { BuyActions, Choice } from '#src/features/shop/product/product-slots.ts';
import { ReviewsButton } from '#src/features/shop/seller/reviews-button.tsx';
import { session$ } from '#src/platform/session/session.ts';
import { patient, patientOrEmpty } from '#src/platform/update/patient.ts';
import { Late } from '#src/ui/kit/late.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import { ClimatePanel } from '#src/ui/market/climate-panel.tsx';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { ProductCard } from '#src/ui/market/product-card.tsx';
import { useReservedUntil } from '#src/ui/market/use-reserved-until.ts';
import { ReportSlot } from './report-slot.tsx';
import { ProductCorner } from './staff-slots.tsx';
import { FollowSlot, WatchSlot } from './watch-slots.tsx';

const PushSlot = lazy(
  patient(() => import('./push-slots.tsx').then(({ PushSlot: slot }) => ({ default: slot }))),
);

const OwnBidNote = lazy(
  patient(() =>
    import('#src/features/buying/bids/own-bid-note.tsx').then((note) => ({ default: note.OwnBidNote })),
  ),
);

const OpenPayment = lazy(
  patient(() => import('#src/ui/market/open-payment.tsx').then((part) => ({ default: part.OpenPayment }))),
);

const WishlistRow = lazy(() =>
  import('#src/features/buying/wishlist/wishlist-row.tsx').then((row) => ({ default: row.WishlistRow })),
);

const SizeDrawing = lazy(
  patient(() =>
    import('#src/features/shop/places/size-drawing.tsx').then((places) => ({ default: places.SizeDrawing })),
  ),
);

const AskInChat = lazy(
  patient(() =>
    import('#src/features/shop/questions/ask-in-chat.tsx').then((ask) => ({ default: ask.AskInChat })),
  ),
);

const TraderIdentity = lazy(
  patient(() =>
    import('#src/features/shop/seller/trader-identity.tsx').then((part) => ({
      default: part.TraderIdentity,
    })),
  ),
);

const PlaceForm = lazy(
  patient(() =>
    import('#src/features/account/addresses/place-form.tsx').then((form) => ({ default: form.PlaceForm })),
  ),
);

const PostcodePrice = lazy(
  patientOrEmpty(() =>
    import('#src/features/buying/delivery/postcode-price.tsx').then((part) => ({
      default: part.PostcodePrice,
    })),
  ),
);

// ROUTE-025
export const Route = createFileRoute('/products/$slug')({
  // Loading a product counts as a view, so preloading a link loads the code alone.
  preload: false,
  loader: ({ context, params, location }) => {
    const query = productQuery(params.slug);
    if (location.state.card?.slug !== params.slug) return loadSoon(context, query);
    // The page begins with what the tile knows, so nothing waits for the rest.
    void context.queryClient.prefetchQuery(query);
  },
  component: Screen,
});

function buyActions(choice: Choice): BuyActions {
  return { box: <BoxActions {...choice} />, boxKey: boxKey(choice), bar: <BarAction {...choice} /> };
}

/**
 * The key of what a visitor without cart and bids sees in the box: it differs by whether bids are accepted. Undefined in the
 * browser and while somebody has reserved the product, which names the time.
 */
const boxKey: (choice: Choice) => string | undefined = import.meta.env.SSR
  ? ({ product: { reservedUntil, minimumBidPrice } }) =>
      reservedUntil === null ? `box ${minimumBidPrice !== null}` : undefined
  : () => undefined;

/**
 * What reserves a product, in order of precedence: the reader's own payment, the reader's accepted bid, another
 * buyer.
 */
function useHold({ uuid, reservedUntil }: Product) {
  const payment = useOwnPayment(uuid);
  const bid = useOwnBid(uuid);
  const until = useReservedUntil(reservedUntil);
  return { payment, bid, until };
}

/** Offers notifications about the answer, wherever the bid was made. */
const afterBid = (
  <Suspense fallback={null}>
    <PushSlot reason="bid" />
  </Suspense>
);

function BoxActions(choice: Choice) {
  const { product } = choice;
  const { payment, bid, until } = useHold(product);
  if (payment !== null || isReservedFor(bid)) {
    return (
      <Suspense fallback={<Skeleton height="120px" />}>
        {payment === null ? bid !== null && <OwnBidNote bid={bid} /> : <OpenPayment {...payment} />}
      </Suspense>
    );
  }
  return (
    <>
      {until === null ? (
        <AddToCart {...choice} />
      ) : (
        <>
          <ReservedNote until={until} />
          <WatchSlot product={product} />
        </>
      )}
      <Suspense fallback={null}>{bid !== null && <OwnBidNote bid={bid} />}</Suspense>
      <BidButton product={product} isOffered={bid === null && until === null} afterBid={afterBid} />
    </>
  );
}

function BarAction(choice: Choice) {
  const { payment, bid, until } = useHold(choice.product);
  if (payment !== null)
    return (
      <LinkButton kind="primary" to="/winkelwagen">
        <Trans>Payment not completed</Trans>
      </LinkButton>
    );
  if (isReservedFor(bid))
    return (
      <LinkButton
        kind="primary"
        to="/account/biedingen/$itemUuid"
        params={{ itemUuid: bid.uuid }}
        search={bid.key === null ? {} : { sleutel: bid.key }}
      >
        <Trans>Pay for your bid</Trans>
      </LinkButton>
    );
  return (
    <>
      <BidButton
        product={choice.product}
        isOffered={bid === null && until === null}
        afterBid={afterBid}
        size="small"
      />
      {until === null ? <AddToCart {...choice} size="small" /> : <ReservedButton />}
    </>
  );
}

const useLikedUuids = () => useWishlistEntries().ids;

/**
 * Opens a private chat with the seller. The session is read here and not in a parent: a sync update of a parent makes
 * React discard the server's HTML of every Suspense boundary below whose code has not arrived, together with the
 * button that is being pressed.
 */
function ChatSlot({ product: { uuid, seller } }: { readonly product: Product }) {
  const session = useValue(session$, null);
  const navigate = useNavigate();
  if (session === null || session.sellerId === seller.uuid) return null;
  return (
    <Suspense fallback={null}>
      <AskInChat
        productUuid={uuid}
        onOpened={(itemUuid) => void navigate({ to: '/account/chats/$itemUuid', params: { itemUuid } })}
      />
    </Suspense>
  );
}

/** The ways to ask the seller a question: in public, or in a private chat. */
function SellerActions({ product }: { readonly product: Product }) {
  const { uuid, seller } = product;
  return (
    <>
      <LinkButton size="small" to="/questions/$productUuid" params={{ productUuid: uuid }}>
        <Trans>Ask a question</Trans>
      </LinkButton>
      <ChatSlot product={product} />
      <FollowSlot key={seller.uuid} sellerUuid={seller.uuid} />
      {seller.type !== 'private' && (
        <Suspense fallback={null}>
          <TraderIdentity key={`trader-${seller.uuid}`} sellerUuid={seller.uuid} />
        </Suspense>
      )}
      <ReportSlot kind="PRODUCT" uuid={uuid} sellerUuid={seller.uuid} />
    </>
  );
}

/** The delivery price for a postcode, and the dialog with all delivery methods to an address. */
function DeliverySlot({ product: { slug, price } }: { readonly product: Product }) {
  return (
    <>
      <Late fallback={<Skeleton height="100px" />}>
        <PostcodePrice slug={slug} usePlace={useStoredPlace} onPlace={storedPlace.keep} />
      </Late>
      <DeliveryCosts
        slug={slug}
        value={price}
        placeForm={(slot) => (
          <Suspense fallback={<Skeleton height="400px" />}>
            <PlaceForm {...slot} />
          </Suspense>
        )}
      />
    </>
  );
}

function Screen() {
  const { slug } = Route.useParams();
  const now = useNow();
  const tileOf = (card: ProductCardPartsFragment) => (
    <ProductCard card={card} wishlistButton={<ProductCorner card={card} />} now={now} />
  );
  return (
    <ProductPage
      slug={slug}
      wishlistButtonOf={(product) => <ProductCorner card={product} look="page" />}
      tileOf={tileOf}
      useLikedUuids={useLikedUuids}
      buyActions={buyActions}
      reviewsOf={({ numberOfRatings, ...seller }) =>
        numberOfRatings > 0 && (
          <ReviewsButton
            seller={{ ...seller, numberOfRatings }}
            report={(reviewUuid) => <ReportSlot kind="REVIEW" uuid={reviewUuid} sellerUuid={null} />}
          />
        )
      }
      sellerActions={(product) => <SellerActions product={product} />}
      deliveryCosts={(product) => <DeliverySlot key={product.uuid} product={product} />}
      fitCheck={(product) => <FitCheck product={product} />}
      sizeDrawing={(product) => <SizeDrawing product={product} />}
      climate={({ co2Saved }) => <ClimatePanel co2Saved={co2Saved} />}
      wishlistRow={<WishlistRow tileOf={tileOf} />}
      notFound={<NotFoundScreen />}
    />
  );
}
