import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { mainCategories } from '#domain/catalog/categories.ts';
import { findEntry, titleOf } from '#domain/catalog/entry.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './product.module.css';
import type { Product } from './product-query.ts';

const listings = {
  meubels: '/meubels/{-$page}',
  lampen: '/lampen/{-$page}',
  accessoires: '/accessoires/{-$page}',
  servies: '/servies/{-$page}',
} as const;

function hasListing(value: string): value is keyof typeof listings {
  return value in listings;
}

/** Where the product stands in the shop, starting with Home (NAV-019). */
export function Breadcrumbs({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const locale = useLocale();
  const main = product.mainCategory === null ? null : findEntry(mainCategories, product.mainCategory.value);
  const sub =
    main === null || product.subCategory === null
      ? null
      : findEntry(main.subCategories, product.subCategory.value);
  const category =
    sub === null || product.category === null ? null : findEntry(sub.categories, product.category.value);
  return (
    <nav aria-label={t`You are here`} className={styles.crumbs}>
      <ol className={styles.crumbList}>
        <li>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
        </li>
        {main !== null && (
          <li>
            {hasListing(main.value) ? (
              <Link to={listings[main.value]} params={{}}>
                {titleOf(main, locale)}
              </Link>
            ) : (
              titleOf(main, locale)
            )}
          </li>
        )}
        {sub !== null && sub.value !== main?.value && <li>{titleOf(sub, locale)}</li>}
        {category !== null && <li>{titleOf(category, locale)}</li>}
      </ol>
    </nav>
  );
}
