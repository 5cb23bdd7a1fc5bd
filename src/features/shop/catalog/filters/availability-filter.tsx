import { Trans } from '@lingui/react/macro';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import type { FilterSlotProps } from '../product-list-results.tsx';
import { valuesOf, withValues } from './filter-changes.ts';
import styles from './filters.module.css';

/** When on, which is the default, only products that can still be bought are shown and counted. */
export function AvailabilityFilter({ state, onChange }: FilterSlotProps) {
  return (
    <div className={styles.availability}>
      <Checkbox
        isSelected={valuesOf(state, 'SOLD').length === 0}
        onChange={(isOn) => onChange(withValues(state, 'SOLD', isOn ? [] : ['true']))}
      >
        <Trans>Available products only</Trans>
      </Checkbox>
    </div>
  );
}
