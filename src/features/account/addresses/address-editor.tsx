import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type FormEvent, lazy, Suspense, useState } from 'react';
import type { SavedAddress } from '#domain/address/address.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { FormSection, LongForm } from '#src/ui/market/form-parts.tsx';
import type { AddressEntryProps } from './address-entry.tsx';
import { PersonFields, PlaceFields } from './address-fields.tsx';
import { fieldId, problemMessage } from './address-messages.ts';
import { storeAddress } from './address-store.ts';
import styles from './addresses.module.css';
import { useAddressForm } from './use-address-form.ts';
import type { PickedAddress } from './use-address-search.ts';

type EntryPart = { readonly default: ComponentType<AddressEntryProps> };

// Looking up needs the server. If this chunk cannot be loaded, the address is filled in by hand.
const AddressEntry = lazy(() =>
  import('./address-entry.tsx').then<EntryPart, EntryPart>(
    ({ AddressEntry: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);

export interface AddressEditorProps {
  readonly address: SavedAddress;
  readonly onDone: () => void;
}

/**
 * Edits one address, looked up or filled in by hand. A looked-up address is stored on the device at once (ADDR-008).
 */
export function AddressEditor({ address, onDone }: AddressEditorProps) {
  const { t } = useLingui();
  const form = useAddressForm(address);
  const [isSaving, setSaving] = useState(false);
  const { values } = form;
  const keep = async (next: SavedAddress): Promise<boolean> => {
    try {
      await storeAddress(next);
      return true;
    } catch {
      toast(t`The address could not be saved on this device. Try again.`, { kind: 'error' });
      return false;
    }
  };
  const pick = ({ province: _province, ...place }: PickedAddress) => void keep({ ...values, ...place });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.checkAll() || isSaving) return;
    setSaving(true);
    if (await keep(trimmed(values))) {
      toast(t`Address saved`, { kind: 'success' });
      onDone();
    }
    setSaving(false);
  };
  return (
    <LongForm onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        title={<Trans>Not yet complete</Trans>}
        problems={form.problems.map(({ field, code }) => ({
          fieldId: fieldId(field),
          text: t(problemMessage(field, code, values.country)),
        }))}
        focusKey={form.refusals}
      />
      <FormSection id="address-where" title={<Trans>Address</Trans>}>
        <Suspense fallback={<Skeleton height="72px" />}>
          <AddressEntry place={values} onFill={form.change} onPicked={pick} />
        </Suspense>
        <PlaceFields form={form} />
      </FormSection>
      <FormSection id="address-who" title={<Trans>Contact details</Trans>}>
        <PersonFields form={form} />
      </FormSection>
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isPending={isSaving}>
          <Trans>Save address</Trans>
        </Button>
        <Button kind="quiet" onPress={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </LongForm>
  );
}

function trimmed(values: SavedAddress): SavedAddress {
  const { id, createdAt, country, ...texts } = values;
  const entries = Object.entries(texts).map(([name, text]) => [name, text.trim()]);
  return { ...values, ...Object.fromEntries(entries), id, createdAt, country };
}
