import { Trans, useLingui } from '@lingui/react/macro';
import { Leaf } from 'lucide-react';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './climate.module.css';

export interface ClimatePanelProps {
  /** In kilograms; null if unknown. */
  readonly co2Saved: number | null;
}

/**
 * The estimated CO₂ savings of buying this product second-hand, in kilograms with at most one decimal (CONTENT-010).
 * States that it is an estimate and links to the method. Renders nothing if there is no estimate or it is negligible.
 */
export function ClimatePanel({ co2Saved }: ClimatePanelProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (co2Saved === null || !Number.isFinite(co2Saved) || co2Saved < 0.05) return null;
  const kilograms = formatNumber(co2Saved, locale);
  return (
    <aside aria-label={t`Climate impact`} className={styles.panel}>
      <Icon icon={Leaf} size={24} className={styles.icon ?? ''} />
      <div>
        <p className={styles.amount}>
          <Trans>About {kilograms} kg of CO₂ less than new</Trans>
        </p>
        <p className={styles.text}>
          <Trans>An estimate of the emissions from making a comparable new product.</Trans>{' '}
          <PathLink href="/duurzaamheid#method">
            <Trans>How we calculate this</Trans>
          </PathLink>
        </p>
      </div>
    </aside>
  );
}
