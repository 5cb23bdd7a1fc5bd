import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FormPlace } from '#domain/address/filled-place.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { provincesOf } from '#domain/seller/seller-rules.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { Select } from '#src/ui/kit/select.tsx';
import { TextField, type TextFieldProps } from '#src/ui/kit/text-field.tsx';
import { FieldPair, NumberFields } from '#src/ui/market/form-parts.tsx';
import { type FormField, fieldId, problemMessage } from './seller-messages.ts';
import type { SellerForm } from './use-seller-form.ts';

/** Renders the address search; passed in by the route. */
export type AddressEntrySlot = (props: {
  readonly place: FormPlace;
  readonly onFill: (part: Partial<FormPlace>) => void;
}) => ReactNode;

type TextName = Exclude<FormField, 'minimumBid' | 'transportTimewindow' | 'country' | 'isSelfCertified'>;

/** The props of a text field: value, handlers, and the error once the field was left. */
export function useTextField(form: SellerForm) {
  const { t } = useLingui();
  return (
    field: TextName,
  ): Pick<TextFieldProps, 'id' | 'value' | 'onChange' | 'error'> & { readonly onBlur: () => void } => {
    const problem = form.problemAt(field);
    return {
      id: fieldId(field),
      value: form.values[field],
      onChange: (text) => form.change({ [field]: text }),
      onBlur: () => form.leave(field),
      error: problem === null ? undefined : t(problemMessage(problem, form.values.country)),
    };
  };
}

export interface DetailsFieldsProps {
  readonly form: SellerForm;
  readonly addressEntry: AddressEntrySlot;
}

/** The seller's name, contact details and address (SELL-016). */
export function DetailsFields({ form, addressEntry }: DetailsFieldsProps) {
  const { t } = useLingui();
  const text = useTextField(form);
  return (
    <>
      <FieldPair>
        <TextField {...text('firstName')} label={t`First name`} autoComplete="given-name" maxLength={100} />
        <TextField {...text('lastName')} label={t`Last name`} autoComplete="family-name" maxLength={100} />
      </FieldPair>
      <TextField
        {...text('phone')}
        label={t`Phone`}
        description={t`For the carrier and Hervonden. Buyers see it only if you sell as a business.`}
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      {addressEntry({ place: form.values, onFill: form.change })}
      <RadioGroup
        label={t`Country`}
        row
        options={[
          { value: 'NL', label: t`Netherlands` },
          { value: 'BE', label: t`Belgium` },
        ]}
        value={form.values.country}
        onChange={(country) => form.change({ country })}
      />
      <PlaceFields form={form} />
    </>
  );
}

function PlaceFields({ form }: { readonly form: SellerForm }) {
  const { t } = useLingui();
  const locale = useLocale();
  const text = useTextField(form);
  const { error } = text('province');
  return (
    <>
      <NumberFields>
        <TextField {...text('postcode')} label={t`Postcode`} autoComplete="postal-code" maxLength={12} />
        <TextField {...text('houseNumber')} label={t`House number`} inputMode="numeric" maxLength={20} />
        <TextField
          {...text('houseNumberExtension')}
          label={t`Suffix`}
          placeholder={t`Optional`}
          maxLength={20}
        />
      </NumberFields>
      <TextField {...text('street')} label={t`Street`} autoComplete="address-line1" maxLength={100} />
      <FieldPair>
        <TextField {...text('city')} label={t`City`} autoComplete="address-level2" maxLength={100} />
        <div id={fieldId('province')}>
          <Select
            label={t`Province`}
            placeholder={t`Choose a province`}
            options={provincesOf(form.values.country).map((entry) => ({
              value: entry.value,
              label: titleOf(entry, locale),
            }))}
            value={form.values.province === '' ? null : form.values.province}
            onChange={(province) => form.change({ province })}
            error={error}
          />
        </div>
      </FieldPair>
    </>
  );
}
