import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#src/i18n/use-locale.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { type FactTexts, type FactValue, factsOf } from './facts.ts';
import styles from './facts-table.module.css';
import type { Product } from './product-query.ts';

/** The table of known facts (PROD-039); a value that has a product list links to it. */
export function FactsTable({ product }: { readonly product: Product }) {
  const locale = useLocale();
  const facts = factsOf(product, locale, useFactTexts());
  return (
    <dl className={styles.table}>
      {facts.map(({ name, label, values }) => (
        <div key={name} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.values}>
            {values.map((value) => (
              <Value key={value.text} value={value} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value: { text, href, hex } }: { readonly value: FactValue }) {
  return (
    <span className={styles.value}>
      {hex !== undefined && <span aria-hidden className={styles.swatch} style={{ background: hex }} />}
      {href === undefined || href === null ? text : <PathLink href={href}>{text}</PathLink>}
    </span>
  );
}

function useFactTexts(): FactTexts {
  const { t } = useLingui();
  return {
    yes: t`yes`,
    no: t`no`,
    labels: {
      brand: t`Brand`,
      kind: t`Kind of product`,
      width: t`Width`,
      height: t`Height`,
      depth: t`Depth`,
      diameter: t`Diameter`,
      period: t`Period`,
      state: t`Condition`,
      secondChance: t`Second chance`,
      style: t`Style`,
      material: t`Material`,
      colour: t`Colour`,
      weight: t`Weight`,
      set: t`Sold as a set`,
      collection: t`Collection`,
      placed: t`Listed on`,
    },
  };
}
