import { Plural, Trans } from '@lingui/react/macro';
import { MapPin, Ruler, ShieldCheck, Tag as TagShape } from 'lucide-react';
import type { ReactNode } from 'react';
import { productStateChoices, timePeriodChoices } from '#domain/catalog/conditions.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { tagsOf } from '#src/ui/market/card-tags.ts';
import { Price } from '#src/ui/market/price.tsx';
import { Tag } from '#src/ui/market/tag.tsx';
import { MeasureWords } from './measure-words.tsx';
import { measuresOf } from './measures.ts';
import styles from './product.module.css';
import type { Product } from './product-query.ts';
import { allProvinces } from './provinces.ts';
import { SellerBlock } from './seller-block.tsx';

export interface BuyBoxProps {
  readonly product: Product;
  readonly title: string;
  readonly heart: ReactNode;
}

/** Title, price and what one must know before wanting it. */
export function BuyBox({ product, title, heart }: BuyBoxProps) {
  const soldOut = product.inventory <= 0;
  const tags = tagsOf(product, Date.now()).filter(({ kind }) => kind !== 'discount');
  return (
    <div className={styles.box}>
      <Kicker product={product} />
      <h1 className={styles.title}>{title}</h1>
      {tags.length > 0 && (
        <div className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag.kind} tag={tag} />
          ))}
        </div>
      )}
      <div className={styles.priceRow}>
        <Price price={product.price} comparePrice={soldOut ? null : product.comparePrice} look="page" />
        {heart}
      </div>
      {soldOut && <SoldOut />}
      {!soldOut && product.inventory > 1 && (
        <p className={styles.stock}>
          <Plural value={product.inventory} one="# available" other="# available" />
        </p>
      )}
      <Facts product={product} />
      <SellerBlock seller={product.seller} />
    </div>
  );
}

/**
 * Period and condition in small capitals over the title, without the explanation in brackets; nothing for what is not
 * known (PROD-029).
 */
function Kicker({ product }: { readonly product: Product }) {
  const locale = useLocale();
  const words = [
    timePeriodChoices.find(({ value }) => value === product.timePeriod),
    productStateChoices.find(({ value }) => value === product.productState),
  ]
    .filter((entry) => entry !== undefined)
    .map((entry) => titleOf(entry, locale).replace(/ \(.*/, ''));
  return words.length === 0 ? null : <p className={styles.kicker}>{words.join(' · ')}</p>;
}

function SoldOut() {
  return (
    <Banner
      title={<Trans>This piece has found a new home</Trans>}
      action={
        <LinkButton size="small" to="/net-binnen/{-$page}" params={{}}>
          <Trans>See what just came in</Trans>
        </LinkButton>
      }
    >
      <Trans>It stays here to look at. Others like it come in every day.</Trans>
    </Banner>
  );
}

function Facts({ product }: { readonly product: Product }) {
  const locale = useLocale();
  const measures = measuresOf(product);
  const province = allProvinces.find(({ value }) => value === product.province);
  return (
    <ul className={styles.facts}>
      {measures.length > 0 && (
        <Fact icon={Ruler}>
          <MeasureWords measures={measures} />
        </Fact>
      )}
      <Fact icon={MapPin}>
        <strong>{product.city}</strong>
        <span className={styles.soft}>
          {province !== undefined && `${titleOf(province, locale)}, `}
          {product.country === 'BE' ? <Trans>Belgium</Trans> : <Trans>the Netherlands</Trans>}
        </span>
      </Fact>
      {product.isSetOfProducts === true && (
        <Fact icon={TagShape}>
          <strong>
            <Trans>Sold as a set</Trans>
          </strong>
          <span className={styles.soft}>
            <Trans>One price for all pieces</Trans>
          </span>
        </Fact>
      )}
      <Fact icon={ShieldCheck}>
        <strong>
          <Trans>Your money stays with us</Trans>
        </strong>
        <span className={styles.soft}>
          <Trans>until you say that it is right</Trans>
        </span>
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { readonly icon: typeof Ruler; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon icon={icon} size={22} />
      <span className={styles.factWords}>{children}</span>
    </li>
  );
}
