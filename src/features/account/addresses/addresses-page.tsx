import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SavedAddress } from '#domain/address/address.ts';
import { useLiveQuery } from '#src/data/db/use-live.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { FormPage } from '#src/ui/market/form-parts.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressEditor } from './address-editor.tsx';
import { blankAddress, inOrder, makeDefault, removeAddress, restoreAddress } from './address-store.ts';
import styles from './addresses.module.css';

export interface AddressesPageProps {
  /** The link back to "my details". */
  readonly backLink: ReactNode;
}

/** The addresses of a person: stored on this device first, then synced to the account and to every other device. */
export function AddressesPage({ backLink }: AddressesPageProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<SavedAddress | null>(null);
  const { ready, documents } = useLiveQuery('addresses');
  const addresses = inOrder(documents);
  const isNew = edited !== null && !addresses.some(({ id }) => id === edited.id);
  const title = edited === null ? t`Addresses` : isNew ? t`New address` : t`Edit address`;
  usePageTitle(title);
  const add = () => setEdited(blankAddress(crypto.randomUUID(), Date.now()));
  const failed = () => toast(t`That did not work. Try again.`, { kind: 'error' });
  const remove = (address: SavedAddress) =>
    removeAddress(address.id).then(
      () =>
        toast(t`Address removed`, {
          action: { label: t`Undo`, run: () => void restoreAddress(address).catch(failed) },
        }),
      failed,
    );
  return (
    <FormPage>
      {edited === null && <p>{backLink}</p>}
      <header className={styles.head}>
        <h1>{title}</h1>
        {edited === null && addresses.length > 0 && (
          <Button kind="primary" icon={Plus} onPress={add}>
            <Trans>Add address</Trans>
          </Button>
        )}
      </header>
      {edited !== null && <AddressEditor key={edited.id} address={edited} onDone={() => setEdited(null)} />}
      {edited === null && !ready && <Skeleton height="112px" />}
      {edited === null && ready && addresses.length === 0 && (
        <EmptyState
          icon={MapPin}
          title={<Trans>No addresses yet</Trans>}
          action={
            <Button kind="primary" icon={Plus} onPress={add}>
              <Trans>Add address</Trans>
            </Button>
          }
        >
          <Trans>Your delivery addresses, saved in your account and available offline.</Trans>
        </EmptyState>
      )}
      {edited === null && addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address, index) => (
            <AddressCard
              key={address.id}
              address={address}
              isDefault={index === 0}
              onEdit={() => setEdited(address)}
              onRemove={() => void remove(address)}
              onMakeDefault={() => void makeDefault(address, addresses).catch(failed)}
            />
          ))}
        </ul>
      )}
    </FormPage>
  );
}
