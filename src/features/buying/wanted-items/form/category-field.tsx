import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '#src/ui/kit/combo-box.tsx';
import type { CategoryChoice } from '../wanted-queries.ts';
import { fieldId } from './problem-messages.ts';

export interface CategoryFieldProps {
  readonly categories: readonly CategoryChoice[];
  readonly value: string | null;
  readonly onChange: (path: string | null) => void;
  readonly error: string | undefined;
}

/** The category of the wanted product, found by typing part of its name. */
export function CategoryField({ categories, value, onChange, error }: CategoryFieldProps) {
  const { t } = useLingui();
  const options = categories.map(({ path, title, within }) => ({
    value: path,
    label: title,
    description: within,
  }));
  return (
    <div id={fieldId('category')}>
      <ComboBox
        label={t`Category`}
        description={t`You’ll only see products from this category.`}
        placeholder={t`For instance: sideboards`}
        options={options}
        value={value}
        onChange={onChange}
        error={error}
      />
    </div>
  );
}
