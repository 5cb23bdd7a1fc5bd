import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { colors } from '#domain/catalog/colors.ts';
import { productStateChoices, timePeriodChoices, weightCategories } from '#domain/catalog/conditions.ts';
import type { CatalogEntry } from '#domain/catalog/entry.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { styles as catalogStyles } from '#domain/catalog/styles.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './product.module.css';
import type { Product } from './product-query.ts';

/** The seller's text and the table of what is known (PROD-039). */
export function About({ product }: { readonly product: Product }) {
  const locale = useLocale();
  const translated = product.productTranslations.find(({ language }) => language === locale);
  const description = translated?.description || product.description;
  const editorial = translated?.editorialDescription || product.editorialDescription;
  return (
    <div className={styles.about}>
      <section>
        <h2 className={styles.aboutTitle}>
          <Trans>About this piece</Trans>
        </h2>
        {editorial && <p className={styles.text}>{editorial}</p>}
        <p className={styles.text}>{description}</p>
      </section>
      <section>
        <h2 className={styles.aboutTitle}>
          <Trans>Details</Trans>
        </h2>
        <Details product={product} locale={locale} />
      </section>
    </div>
  );
}

function Details({ product, locale }: { readonly product: Product; readonly locale: Locale }) {
  const one = (entries: readonly CatalogEntry[], value: string | null) => {
    const entry = entries.find((candidate) => candidate.value === value);
    return entry === undefined ? null : titleOf(entry, locale);
  };
  const many = (entries: readonly CatalogEntry[], values: readonly { value: string; title: string }[]) =>
    values.length === 0 ? null : values.map(({ value, title }) => one(entries, value) ?? title).join(', ');
  const brand = product.brand === null || product.brand.value === 'unknown' ? null : product.brand.title;
  return (
    <dl className={styles.table}>
      <Row name={<Trans>Brand</Trans>}>{brand}</Row>
      <Row name={<Trans>Period</Trans>}>{one(timePeriodChoices, product.timePeriod)}</Row>
      <Row name={<Trans>Condition</Trans>}>{one(productStateChoices, product.productState)}</Row>
      <Row name={<Trans>Style</Trans>}>{many(catalogStyles, product.styles)}</Row>
      <Row name={<Trans>Material</Trans>}>{many(materials, product.materials)}</Row>
      <Row name={<Trans>Colour</Trans>}>
        {product.colors.length > 0 && (
          <span className={styles.colors}>
            {product.colors.map(({ value, title, hex }) => (
              <span key={value} className={styles.color}>
                <span aria-hidden className={styles.swatch} style={{ background: hex }} />
                {one(colors, value) ?? title}
              </span>
            ))}
          </span>
        )}
      </Row>
      <Row name={<Trans>Weight</Trans>}>{one(weightCategories, product.weightCategory)}</Row>
      <Row name={<Trans>Placed on</Trans>}>
        {product.publicationDate !== null && formatDate(product.publicationDate, locale)}
      </Row>
    </dl>
  );
}

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  if (children === null || children === false || children === '') return null;
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
