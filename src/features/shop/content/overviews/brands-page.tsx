import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productListOf } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { BrandSlider } from '#src/ui/market/brand-slider.tsx';
import { brandIndex, busiestBrands } from './brand-index.ts';
import { OverviewFrame } from './overview-frame.tsx';
import { brandsQuery } from './overview-queries.ts';
import styles from './overviews.module.css';

const hrefOf = (value: string) => productListHref(productListOf({ kind: 'brand', value }));

/** /merken (ROUTE-013): the brands with products for sale from A to Z, below a row of those with the most products. */
export function BrandsPage() {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const query = useQuery(brandsQuery());
  const brands = query.data ?? [];
  const index = brandIndex(brands, words);
  const found = index.reduce((sum, initial) => sum + initial.brands.length, 0);
  const slider = busiestBrands(brands, 24).map(({ value, title }) => ({ value, title, href: hrefOf(value) }));
  return (
    <OverviewFrame
      title={t`Brands`}
      intro={t`From Alessi to Zuiver: brands available here as second-hand and second chance.`}
      path="/merken"
      query={query}
    >
      <BrandSlider brands={slider} />
      <div className={styles.search}>
        <TextField type="search" label={t`Find a brand`} value={words} onChange={setWords} />
        <p role="status" className={styles.found}>
          <Plural value={found} one="# brand" other="# brands" />
        </p>
      </div>
      {words === '' && (
        <nav aria-label={t`Brands by letter`}>
          <ul className={styles.initials}>
            {index.map(({ initial }) => (
              <li key={initial}>
                <a href={`#letter-${initial}`}>{initial}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found === 0 && (
        <p>
          <Trans>Brand not found. Try part of the name or search all products.</Trans>
        </p>
      )}
      {index.map(({ initial, brands: of }) => (
        <section key={initial} id={`letter-${initial}`} aria-label={initial} className={styles.initial}>
          <h2>{initial}</h2>
          <ul className={styles.brands}>
            {of.map(({ value, title, count }) => (
              <li key={value}>
                <PathLink href={hrefOf(value)}>
                  {title} <span className={styles.count}>{count}</span>
                </PathLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </OverviewFrame>
  );
}
