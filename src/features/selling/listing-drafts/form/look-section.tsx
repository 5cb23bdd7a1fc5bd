import { useLingui } from '@lingui/react/macro';
import { colors } from '#domain/catalog/colors.ts';
import { materials } from '#domain/catalog/materials.ts';
import { colorCount, materialCount } from '#domain/product/limits.ts';
import { DraftMultiSelect } from './choice-fields.tsx';

/** Colours and materials, at most three of each (FORM-036, FORM-037, UI-007). */
export function LookSection() {
  const { t } = useLingui();
  return (
    <>
      <DraftMultiSelect field="colors" label={t`Colours`} entries={colors} max={colorCount.max} />
      <DraftMultiSelect field="materials" label={t`Materials`} entries={materials} max={materialCount.max} />
    </>
  );
}
