import { Trans } from '@lingui/react/macro';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './about.module.css';
import { FactsTable } from './facts-table.tsx';
import type { Product } from './product-query.ts';

/** The texts and the table of known facts (PROD-039). */
export function About({ product }: { readonly product: Product }) {
  const { description, editorial } = textsOf(product, useLocale());
  return (
    <>
      <section className={styles.about}>
        <h2 className={styles.aboutTitle}>
          <Trans>About this product</Trans>
        </h2>
        {editorial !== '' && <p className={styles.text}>{editorial}</p>}
        {editorial !== '' && product.editorialSource !== null && (
          <p className={styles.written}>
            {product.editorialSource === 'TEXT_SERVICE' ? (
              <Trans>Written by a text service</Trans>
            ) : (
              <Trans>Based on the details of this product</Trans>
            )}
          </p>
        )}
        <p className={styles.text}>{description}</p>
      </section>
      <section className={styles.about}>
        <h2 className={styles.aboutTitle}>
          <Trans>Details</Trans>
        </h2>
        <FactsTable product={product} />
      </section>
    </>
  );
}

/** The seller's description and the platform's editorial text, in the reader's language if a translation exists. */
export function textsOf(product: Product, locale: string) {
  const translated = product.productTranslations.find(({ language }) => language === locale);
  return {
    description: translated?.description || product.description,
    editorial: translated?.editorialDescription || product.editorialDescription || '',
  };
}
