import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import styles from './buy-box.module.css';
import type { Measure, MeasureName } from './measures.ts';

/** The dimensions, for example "84 × 82 × 85 cm", with their names below. */
export function MeasureTexts({ measures }: { readonly measures: readonly Measure[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const names: Record<MeasureName, string> = {
    width: t`width`,
    height: t`height`,
    depth: t`depth`,
    diameter: t`diameter`,
  };
  return (
    <>
      <strong className={styles.numbers}>
        {measures.map(({ value }) => formatNumber(value, locale)).join(' × ')} cm
      </strong>
      <span className={styles.soft}>{measures.map(({ name }) => names[name]).join(', ')}</span>
    </>
  );
}
