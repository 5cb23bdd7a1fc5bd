import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type AddressPlace, addressLine } from '#domain/address/address-rules.ts';
import { isCompletePlace } from '#domain/delivery/step-two.ts';
import { useLiveQuery } from '#src/data/db/use-live.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { NumberFields } from '#src/ui/market/form-parts.tsx';
import { checkoutFieldId, useFieldProps } from './buyer-fields.tsx';
import styles from './checkout.module.css';
import type { CheckoutForm } from './use-checkout-form.ts';

/** Finds an address from a part of it and fills it in; passed in by the route. */
export type AddressSearchSlot = (props: {
  readonly place: AddressPlace;
  readonly given: AddressPlace | null;
  readonly onFill: (part: Partial<AddressPlace>) => void;
}) => ReactNode;

export interface BillingFieldsProps {
  readonly form: CheckoutForm;
  readonly addressSearch: AddressSearchSlot;
}

const mostSaved = 3;

/** The billing address: the delivery address, unless the buyer chooses another one (CHECK-005, docs/readings.md). */
export function BillingFields({ form, addressSearch }: BillingFieldsProps) {
  return (
    <>
      <Checkbox isSelected={form.billing === null} onChange={(isSame) => form.setApart(!isSame)}>
        <Trans>My billing address is the same as my delivery address</Trans>
      </Checkbox>
      {form.billing !== null && (
        <BillingPlace form={form} place={form.billing} addressSearch={addressSearch} />
      )}
    </>
  );
}

function BillingPlace({ form, place, addressSearch }: BillingFieldsProps & { readonly place: AddressPlace }) {
  const { t } = useLingui();
  const propsOf = useFieldProps(form);
  const change = form.changeBilling;
  const [given, setGiven] = useState<AddressPlace | null>(null);
  const { documents } = useLiveQuery('addresses');
  const saved = documents.filter((address) => isCompletePlace(address)).slice(0, mostSaved);
  const field = (name: 'postcode' | 'houseNumber' | 'street' | 'city') => ({
    ...propsOf(name),
    value: place[name],
    onChange: (text: string) => change({ [name]: text }),
  });
  return (
    <div className={styles.fields}>
      {saved.map(({ id, street, houseNumber, houseNumberExtension, postcode, city, country }) => {
        const one = { street, houseNumber, houseNumberExtension, postcode, city, country };
        return (
          <Button
            key={id}
            size="small"
            icon={MapPin}
            onPress={() => {
              setGiven(one);
              change(one);
            }}
          >
            {addressLine(one)}
          </Button>
        );
      })}
      {addressSearch({ place, given, onFill: change })}
      <RadioGroup
        label={t`Country`}
        row
        options={[
          { value: 'NL', label: t`Netherlands` },
          { value: 'BE', label: t`Belgium` },
        ]}
        value={place.country}
        onChange={(country) => change({ country })}
      />
      <NumberFields>
        <TextField {...field('postcode')} autoComplete="billing postal-code" maxLength={12} />
        <TextField {...field('houseNumber')} inputMode="numeric" autoComplete="off" maxLength={20} />
        <TextField
          id={checkoutFieldId('houseNumberExtension')}
          label={t`Suffix`}
          placeholder={t`Optional`}
          autoComplete="off"
          maxLength={20}
          value={place.houseNumberExtension}
          onChange={(houseNumberExtension) => change({ houseNumberExtension })}
        />
      </NumberFields>
      <TextField {...field('street')} autoComplete="billing address-line1" maxLength={100} />
      <TextField {...field('city')} autoComplete="billing address-level2" maxLength={100} />
    </div>
  );
}
