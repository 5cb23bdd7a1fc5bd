import { Plural, Trans } from '@lingui/react/macro';
import { Ruler, Tag as TagShape } from 'lucide-react';
import { lazy, type ReactNode, type Ref } from 'react';
import { productStateChoices, timePeriodChoices } from '#domain/catalog/conditions.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Late } from '#src/ui/kit/late.tsx';
import { ShareLink } from '#src/ui/kit/share-link.tsx';
import { sharedElement } from '#src/ui/kit/shared-element.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import { tagsOf } from '#src/ui/market/card-tags.ts';
import { Price } from '#src/ui/market/price.tsx';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { SellerCard } from '#src/ui/market/seller-card.tsx';
import { Tag } from '#src/ui/market/tag.tsx';
import { TrustBlock } from '#src/ui/market/trust-block.tsx';
import styles from './buy-box.module.css';
import { DeliverySummary } from './delivery-summary.tsx';
import { Line } from './line.tsx';
import { MeasureTexts } from './measure-texts.tsx';
import { measuresOf } from './measures.ts';
import { PriceBlock } from './price-block.tsx';
import type { Product } from './product-query.ts';
import type { ProductSlots } from './product-slots.ts';

// A separate chunk: the select component is large, and most products have a stock of one.
const QuantityPicker = lazy(() =>
  import('./quantity-picker.tsx').then(({ QuantityPicker: component }) => ({ default: component })),
);

const Shared = sharedElement('div');

export interface BuyBoxProps
  extends Pick<ProductSlots, 'reviewsOf' | 'sellerActions' | 'fitCheck' | 'deliveryCosts'> {
  readonly card: ProductCardPartsFragment;
  /** Null until it has loaded; then the box has what the tile knows. */
  readonly product: Product | null;
  readonly title: string;
  readonly wishlistButton: ReactNode;
  /** The buy actions, or the note that the product is sold. */
  readonly actions: ReactNode;
  /** The key under which pages share the HTML of the actions (src/ui/kit/shared-element.tsx). */
  readonly boxKey: string | undefined;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  /** The element with the actions: while it is out of view, a phone has them in a bar at the bottom. */
  readonly actionsRef: Ref<HTMLDivElement>;
}

/** Title, price and the facts that matter before buying. */
export function BuyBox(props: BuyBoxProps) {
  const { card, product, title, wishlistButton } = props;
  const { price, comparePrice, comparePriceKind: kind } = card;
  const tags = tagsOf(card, useNow()).filter((tag) => tag.kind !== 'discount' && tag.kind !== 'reserved');
  return (
    <div className={styles.box}>
      <div className={styles.kickerRow}>
        {product === null ? <Skeleton width="40%" /> : <Kicker product={product} />}
        {tags.length > 0 && (
          <div className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag.kind} tag={tag} />
            ))}
          </div>
        )}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.priceRow}>
        {product === null ? (
          <div>
            <Price look="page" {...{ price, comparePrice, kind }} />
            {card.inventory > 0 && (
              <p className={styles.soft}>
                <Skeleton width="60%" />
              </p>
            )}
          </div>
        ) : (
          <PriceBlock product={product} />
        )}
        {wishlistButton}
      </div>
      {product === null ? <OfferSkeleton /> : <Offer {...props} product={product} />}
    </div>
  );
}

function OfferSkeleton() {
  return (
    <>
      <Skeleton height="52px" />
      <Skeleton height="200px" />
    </>
  );
}

function Offer(props: BuyBoxProps & { readonly product: Product }) {
  const { product, title, actions, boxKey, quantity, onQuantity, actionsRef } = props;
  const soldOut = product.inventory <= 0;
  return (
    <>
      {!soldOut && product.inventory > 1 && (
        <Late fallback={<Stock count={product.inventory} />}>
          <QuantityPicker
            inventory={product.inventory}
            price={product.price}
            quantity={quantity}
            onQuantity={onQuantity}
          />
        </Late>
      )}
      <Shared shared={boxKey} ref={actionsRef} className={styles.actions}>
        {actions}
      </Shared>
      {!soldOut && <TrustBlock />}
      {!soldOut && (
        <Promises
          product={product}
          fitCheck={props.fitCheck?.(product)}
          costs={props.deliveryCosts?.(product)}
        />
      )}
      <SellerCard
        seller={product.seller}
        record={product.seller}
        reviews={props.reviewsOf?.(product.seller)}
        actions={props.sellerActions?.(product)}
      />
      <Shared shared={import.meta.env.SSR ? 'share' : undefined} className={styles.share}>
        <ShareLink title={title} />
      </Shared>
    </>
  );
}

/** Shown until the quantity picker has loaded. */
function Stock({ count }: { readonly count: number }) {
  return (
    <p className={styles.stock}>
      <Plural value={count} one="# available" other="# available" />
    </p>
  );
}

/**
 * Period and condition in small capitals above the title, without the explanation in brackets. Unknown values are
 * left out (PROD-029).
 */
function Kicker({ product }: { readonly product: Product }) {
  const locale = useLocale();
  const texts = [
    timePeriodChoices.find(({ value }) => value === product.timePeriod),
    productStateChoices.find(({ value }) => value === product.productState),
  ]
    .filter((entry) => entry !== undefined)
    .map((entry) => titleOf(entry, locale).replace(/ \(.*/, ''));
  return texts.length === 0 ? null : <p className={styles.kicker}>{texts.join(' · ')}</p>;
}

interface PromisesProps {
  readonly product: Product;
  readonly fitCheck: ReactNode;
  readonly costs: ReactNode;
}

function Promises({ product, fitCheck, costs }: PromisesProps) {
  const measures = measuresOf(product);
  return (
    <ul className={styles.facts}>
      <DeliverySummary
        weightCategory={product.weightCategory}
        price={product.price}
        city={product.city}
        viewIn={product.viewIn}
        acceptPickup={product.seller.acceptPickup}
        costs={costs}
      />
      {measures.length > 0 && (
        <li className={styles.fact}>
          <Icon icon={Ruler} size={22} />
          <span className={styles.factText}>
            <MeasureTexts measures={measures} />
            {fitCheck}
          </span>
        </li>
      )}
      {product.isSetOfProducts === true && (
        <Line icon={TagShape} text={<Trans>Sold as a set</Trans>}>
          <Trans>One price for the whole set</Trans>
        </Line>
      )}
    </ul>
  );
}
