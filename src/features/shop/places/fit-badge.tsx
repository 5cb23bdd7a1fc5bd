import { useLingui } from '@lingui/react/macro';
import { Check, RotateCcw, X } from 'lucide-react';
import { type Fit, fitOf, type ProductSize } from '#domain/fit/fit.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { useFitPlace } from './fit-place.ts';
import styles from './places.module.css';

const icons = { fits: Check, turn: RotateCcw, 'too-wide': X } as const;
const fitStyles = { fits: styles.fits, turn: styles.turn, 'too-wide': styles.tooWide } as const;

function useFitLabels(): Readonly<Record<Exclude<Fit, 'unknown'>, string>> {
  const { t } = useLingui();
  return { fits: t`Fits`, turn: t`Fits on its side`, 'too-wide': t`Too large` };
}

export interface FitBadgeProps {
  readonly product: ProductSize;
  /** Uses a background that is the same in both themes, because a photo does not change with the theme. */
  readonly isOnPhoto?: boolean;
}

/**
 * Whether a product fits in this person's home; renders nothing without a saved home or without product dimensions.
 */
export function FitBadge({ product, isOnPhoto = false }: FitBadgeProps) {
  const home = useFitPlace();
  const labels = useFitLabels();
  if (home === null) return null;
  const fit = fitOf(product, home);
  if (fit === 'unknown') return null;
  return (
    <span className={cx(styles.badge, isOnPhoto ? styles.onPhoto : fitStyles[fit])}>
      <Icon icon={icons[fit]} size={14} />
      {labels[fit]}
    </span>
  );
}
