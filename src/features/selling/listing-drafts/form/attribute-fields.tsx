import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductTypeAttribute } from '#domain/catalog/attributes.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import type { ProductType } from '#domain/catalog/product-types.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { Select } from '#src/ui/kit/select.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './draft-form.module.css';
import { useDraftForm, useDraftValue } from './draft-form-context.ts';

/** The attributes of a product type (FORM-062). Optional, and stored as text by name. */
export function AttributeFields({ type }: { type: ProductType }) {
  const { t } = useLingui();
  const { session } = useDraftForm();
  const given = useDraftValue('attributes');
  const set = (name: string, value: string) => {
    const others = given.filter((attribute) => attribute.name !== name);
    session.change({ attributes: value === '' ? others : [...others, { name, value }] });
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <Trans>Features</Trans> <span className={styles.optional}>{t`Optional`}</span>
      </legend>
      <div className={styles.wideColumns}>
        {type.attributes.map((attribute) => (
          <AttributeField
            key={attribute.name}
            attribute={attribute}
            value={given.find(({ name }) => name === attribute.name)?.value ?? ''}
            onChange={(value) => set(attribute.name, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AttributeFieldProps {
  readonly attribute: ProductTypeAttribute;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** "Not specified" is an option, so that a choice can be undone. */
const unsaid = 'unsaid';

function AttributeField({ attribute, value, onChange }: AttributeFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const label = titleOf(attribute, locale);
  if (attribute.type === 'NUMBER') {
    return (
      <NumberField
        label={label}
        value={value === '' ? null : Number(value)}
        maxDigits={3}
        onChange={(number) => onChange(number === null ? '' : String(number))}
      />
    );
  }
  if (attribute.type === 'STRING') {
    return <TextField label={label} value={value} maxLength={100} onChange={onChange} />;
  }
  const choices =
    attribute.type === 'SELECT'
      ? attribute.choices.map((choice) => ({ value: choice.value, label: titleOf(choice, locale) }))
      : [
          { value: 'true', label: t`Yes` },
          { value: 'false', label: t`No` },
        ];
  return (
    <Select
      label={label}
      value={value === '' ? null : value}
      options={[{ value: unsaid, label: t`Not specified` }, ...choices]}
      onChange={(chosen) => onChange(chosen === unsaid ? '' : chosen)}
      placeholder={t`Choose`}
    />
  );
}
