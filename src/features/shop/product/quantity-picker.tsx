import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import { Select } from '#src/ui/kit/select.tsx';
import styles from './buy-box.module.css';

export interface QuantityPickerProps {
  /** Units in stock. The picker is rendered only for more than one (PROD-042). */
  readonly inventory: number;
  /** Price of one unit in euros. */
  readonly price: number;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** The quantity, from 1 up to the stock (PROD-043, PROD-055), with the total price. */
export function QuantityPicker({ inventory, price, quantity, onQuantity }: QuantityPickerProps) {
  if (inventory <= 1) return null;
  return (
    <div className={styles.quantity}>
      <Select
        label={<Trans>Quantity</Trans>}
        options={quantitiesUpTo(inventory)}
        value={String(quantity)}
        onChange={(value) => onQuantity(Number(value))}
      />
      <p className={styles.soft} aria-live="polite">
        {quantity > 1 ? (
          <Trans>
            {quantity} for {formatEuro(quantity * price)}
          </Trans>
        ) : (
          <Trans>{inventory} available</Trans>
        )}
      </p>
    </div>
  );
}

function quantitiesUpTo(inventory: number) {
  return Array.from({ length: inventory }, (_, index) => ({
    value: String(index + 1),
    label: String(index + 1),
  }));
}
