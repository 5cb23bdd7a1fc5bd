import { useLingui } from '@lingui/react/macro';
import { productStateChoices } from '#domain/catalog/conditions.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { colorCount } from '#domain/product/limits.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { CheckboxGroup } from '#src/ui/kit/checkbox-group.tsx';
import { MultiSelect } from '#src/ui/kit/multi-select.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { collectionsQuery, colorsQuery, stylesQuery } from './lookups.ts';
import type { EditFormProps } from './popup-props.ts';
import { staffToolMessages } from './staff-messages.ts';
import { WithLookup } from './with-lookup.tsx';

/** The collections of a product (STAFF-005). */
export function CollectionsForm({ facts, onChange }: EditFormProps) {
  const { t } = useLingui();
  return (
    <WithLookup query={collectionsQuery()} failed={staffToolMessages.noCollections}>
      {(options) => (
        <CheckboxGroup
          label={t`Collections`}
          options={options}
          value={facts.collections}
          onChange={(collections) => onChange({ collections })}
        />
      )}
    </WithLookup>
  );
}

/** The colours of a product (STAFF-006). */
export function ColorsForm({ facts, onChange }: EditFormProps) {
  const { t } = useLingui();
  return (
    <WithLookup query={colorsQuery()} failed={staffToolMessages.noColors}>
      {(options) => (
        <MultiSelect
          label={t`Colours`}
          options={options}
          max={colorCount.max}
          value={facts.colors}
          onChange={(colors) => onChange({ colors })}
        />
      )}
    </WithLookup>
  );
}

/** The styles of a product (STAFF-007). */
export function StylesForm({ facts, onChange }: EditFormProps) {
  const { t } = useLingui();
  return (
    <WithLookup query={stylesQuery()} failed={staffToolMessages.noStyles}>
      {(options) => (
        <CheckboxGroup
          label={t`Styles`}
          options={options}
          value={facts.styles}
          onChange={(styles) => onChange({ styles })}
        />
      )}
    </WithLookup>
  );
}

/** The condition of a product (STAFF-008); offered only for second-chance products. */
export function StateForm({ facts, onChange }: EditFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <RadioGroup
      label={t`Condition`}
      options={productStateChoices.map((entry) => ({ value: entry.value, label: titleOf(entry, locale) }))}
      value={facts.productState}
      onChange={(productState) => onChange({ productState })}
    />
  );
}
