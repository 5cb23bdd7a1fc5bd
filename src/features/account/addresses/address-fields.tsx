import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressField } from '#domain/address/address-rules.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextField, type TextFieldProps } from '#src/ui/kit/text-field.tsx';
import { FieldPair, NumberFields } from '#src/ui/market/form-parts.tsx';
import { fieldId, problemMessage } from './address-messages.ts';
import type { AddressFormState } from './use-address-form.ts';

export interface AddressFieldsProps {
  readonly form: AddressFormState;
}

/** Props of one field of the form: its value, and its error once the field was left. */
function useField(form: AddressFormState) {
  const { t } = useLingui();
  return (field: AddressField): Pick<TextFieldProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'error'> => {
    const problem = form.problemAt(field);
    return {
      id: fieldId(field),
      value: form.values[field],
      onChange: (text) => form.change({ [field]: text }),
      onBlur: () => form.leave(field),
      error: problem === null ? undefined : t(problemMessage(field, problem, form.values.country)),
    };
  };
}

/** The fields of the place. */
export function PlaceFields({ form }: AddressFieldsProps) {
  const { t } = useLingui();
  const field = useField(form);
  return (
    <>
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
      <NumberFields>
        <TextField {...field('postcode')} label={t`Postcode`} autoComplete="postal-code" maxLength={12} />
        <TextField
          {...field('houseNumber')}
          label={t`House number`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          id="address-houseNumberExtension"
          label={t`Suffix`}
          placeholder={t`Optional`}
          autoComplete="off"
          maxLength={20}
          value={form.values.houseNumberExtension}
          onChange={(houseNumberExtension) => form.change({ houseNumberExtension })}
        />
      </NumberFields>
      <TextField {...field('street')} label={t`Street`} autoComplete="address-line1" maxLength={100} />
      <TextField {...field('city')} label={t`City`} autoComplete="address-level2" maxLength={100} />
    </>
  );
}

/** The fields of the person (ADDR-020). */
export function PersonFields({ form }: AddressFieldsProps) {
  const { t } = useLingui();
  const field = useField(form);
  return (
    <>
      <FieldPair>
        <TextField {...field('firstName')} label={t`First name`} autoComplete="given-name" maxLength={100} />
        <TextField {...field('lastName')} label={t`Last name`} autoComplete="family-name" maxLength={100} />
      </FieldPair>
      <TextField
        id="address-companyName"
        label={t`Company`}
        aside={<Trans>Optional</Trans>}
        autoComplete="organization"
        maxLength={100}
        value={form.values.companyName}
        onChange={(companyName) => form.change({ companyName })}
      />
      <FieldPair>
        <TextField
          {...field('email')}
          label={t`Email address`}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField {...field('phoneNumber')} label={t`Phone`} type="tel" autoComplete="tel" maxLength={30} />
      </FieldPair>
    </>
  );
}
