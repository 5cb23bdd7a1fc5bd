import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Star, Trash2 } from 'lucide-react';
import type { SavedAddress } from '#domain/address/address.ts';
import { addressLine, addressProblems } from '#domain/address/address-rules.ts';
import { useItemState } from '#src/data/db/use-live.ts';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import styles from './addresses.module.css';

export interface AddressCardProps {
  readonly address: SavedAddress;
  readonly isDefault: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onMakeDefault: () => void;
}

/** One address of the list, with its actions. */
export function AddressCard({ address, isDefault, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const { t } = useLingui();
  const line = addressLine(address);
  const sync = useItemState('addresses', address.id);
  const name = [`${address.firstName} ${address.lastName}`.trim(), address.companyName]
    .filter((part) => part !== '')
    .join(', ');
  const shown = line === '' ? t`Incomplete address` : line;
  return (
    <li className={styles.card}>
      <div className={styles.text}>
        {name !== '' && <p className={styles.name}>{name}</p>}
        <p>{shown}</p>
        <p className={styles.soft}>{address.country === 'NL' ? t`Netherlands` : t`Belgium`}</p>
        <p className={styles.badges}>
          {isDefault && (
            <span className={styles.defaultTag}>
              <Trans>Default address</Trans>
            </span>
          )}
          {addressProblems(address).length > 0 && (
            <span className={styles.tag}>
              <Trans>Not yet complete</Trans>
            </span>
          )}
          {(sync === 'only_here' || sync === 'sending') && (
            <span className={styles.tag}>
              <Trans>Not sent yet</Trans>
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {!isDefault && (
          <Button
            kind="quiet"
            size="small"
            icon={Star}
            onPress={onMakeDefault}
            aria-label={t`Set ${shown} as default`}
          >
            <Trans>Set as default</Trans>
          </Button>
        )}
        <IconButton icon={Pencil} label={t`Edit ${shown}`} onPress={onEdit} />
        <IconButton icon={Trash2} label={t`Remove ${shown}`} onPress={onRemove} />
      </div>
    </li>
  );
}
