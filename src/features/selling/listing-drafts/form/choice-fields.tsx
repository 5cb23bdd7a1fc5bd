import { useLingui } from '@lingui/react/macro';
import { type CatalogEntry, titleOf } from '#domain/catalog/entry.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { Choice } from '#src/ui/kit/choice.ts';
import { MultiSelect } from '#src/ui/kit/multi-select.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { Select } from '#src/ui/kit/select.tsx';
import { DraftFieldFrame } from './draft-field.tsx';
import { useDraftField, useFieldError } from './draft-form-context.ts';

type ChoiceOf =
  | 'mainCategory'
  | 'subCategory'
  | 'category'
  | 'productType'
  | 'timePeriod'
  | 'productState'
  | 'weightCategory';

type Entry = CatalogEntry & { readonly hex?: string; readonly explanation?: CatalogEntry['titles'] };

function useChoices(entries: readonly Entry[]): Choice[] {
  const locale = useLocale();
  return entries.map((entry) => ({
    value: entry.value,
    label: titleOf(entry, locale),
    ...(entry.hex === undefined ? {} : { swatch: entry.hex }),
    ...(entry.explanation === undefined ? {} : { description: entry.explanation[locale] }),
  }));
}

interface ChoiceProps {
  readonly field: ChoiceOf;
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly description?: string | undefined;
  /** Shows the error of this field instead of its own. */
  readonly errorOf?: string | undefined;
  /** Called instead of setting the field. */
  readonly onChoose?: (value: string) => void;
}

export function DraftSelect({ field, label, entries, description, errorOf, onChoose }: ChoiceProps) {
  const { value, change, asked } = useDraftField(field);
  const error = useFieldError(errorOf ?? field);
  const { t } = useLingui();
  return (
    <DraftFieldFrame field={field}>
      <Select
        {...asked}
        label={label}
        description={description}
        error={error}
        options={useChoices(entries)}
        value={value === '' ? null : value}
        onChange={onChoose ?? change}
        placeholder={t`Choose`}
      />
    </DraftFieldFrame>
  );
}

/** Radio buttons for a few options. */
export function DraftRadios({ field, label, entries, description, onChoose }: ChoiceProps) {
  const { value, error, change, asked } = useDraftField(field);
  return (
    <DraftFieldFrame field={field}>
      <RadioGroup
        {...asked}
        label={label}
        description={description}
        error={error}
        options={useChoices(entries)}
        value={value === '' ? null : value}
        onChange={onChoose ?? change}
      />
    </DraftFieldFrame>
  );
}

/** Selects at most `max` options (UI-007). */
export function DraftMultiSelect({
  field,
  label,
  entries,
  max,
}: {
  field: 'colors' | 'materials';
  label: string;
  entries: readonly Entry[];
  max: number;
}) {
  const { value, error, change, asked } = useDraftField(field);
  return (
    <DraftFieldFrame field={field}>
      <MultiSelect
        {...asked}
        label={label}
        error={error}
        options={useChoices(entries)}
        value={value}
        onChange={(chosen) => change([...chosen])}
        max={max}
      />
    </DraftFieldFrame>
  );
}
