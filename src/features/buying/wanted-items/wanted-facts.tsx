import { Trans, useLingui } from '@lingui/react/macro';
import { wantedSides } from '#domain/wanted/size-range.ts';
import { formatCm, formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { sideLabels } from './form/size-fields.tsx';
import styles from './wanted.module.css';
import { wantedStatusMessage } from './wanted-messages.ts';
import type { WantedDetail } from './wanted-queries.ts';

export function WantedFacts({ item }: { readonly item: WantedDetail }) {
  const locale = useLocale();
  const { t } = useLingui();
  const { budget, category, created, description } = item;
  const label = wantedStatusMessage(item.status);
  return (
    <>
      <dl className={styles.facts}>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>{label !== null && t(label)}</dd>
        <dt>
          <Trans>Budget</Trans>
        </dt>
        <dd>
          <Trans>Up to {formatEuro(budget)}</Trans>
        </dd>
        {category !== null && (
          <>
            <dt>
              <Trans>Category</Trans>
            </dt>
            <dd>{category.title}</dd>
          </>
        )}
        {wantedSides.map((side) => {
          const range = item[side];
          return range === null ? null : <SideFact key={side} name={sideLabels[side]} range={range} />;
        })}
        <dt>
          <Trans>Posted</Trans>
        </dt>
        <dd>{formatDate(created, locale)}</dd>
      </dl>
      {description !== '' && <p className={styles.story}>{description}</p>}
    </>
  );
}

interface SideFactProps {
  readonly name: React.ReactNode;
  readonly range: { readonly lower: number | null; readonly upper: number | null };
}

function SideFact({ name, range: { lower, upper } }: SideFactProps) {
  const locale = useLocale();
  const most = formatCm(upper ?? 0, locale);
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {lower === null ? (
          <Trans>Up to {most}</Trans>
        ) : (
          <Trans>
            {lower} to {most}
          </Trans>
        )}
      </dd>
    </>
  );
}
