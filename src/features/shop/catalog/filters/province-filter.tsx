import { Trans, useLingui } from '@lingui/react/macro';
import styles from './filters.module.css';
import { OptionFilter, type OptionFilterProps } from './option-filter.tsx';

/** Provinces by country, which is the prefix of their values (FILT-010, I18N-007). */
export function ProvinceFilter({ options, ...props }: Omit<OptionFilterProps, 'label' | 'first' | 'hasAll'>) {
  const { t } = useLingui();
  const dutch = options.filter(({ value }) => value.startsWith('nl-'));
  const belgian = options.filter(({ value }) => value.startsWith('be-'));
  return (
    <>
      {dutch.length > 0 && (
        <>
          <p className={styles.subtitle}>
            <Trans>Netherlands</Trans>
          </p>
          <OptionFilter {...props} label={t`Provinces of the Netherlands`} options={dutch} />
        </>
      )}
      {belgian.length > 0 && (
        <>
          <p className={styles.subtitle}>
            <Trans>Belgium</Trans>
          </p>
          <OptionFilter
            {...props}
            label={t`Provinces of Belgium`}
            options={belgian}
            hasAll={dutch.length === 0}
          />
        </>
      )}
    </>
  );
}
