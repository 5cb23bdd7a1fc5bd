import { useLingui } from '@lingui/react/macro';
import { colors } from '#domain/catalog/colors.ts';
import { materials } from '#domain/catalog/materials.ts';
import { colorCount, materialCount } from '#domain/product/limits.ts';
import { DraftMultiSelect } from './choice-fields.tsx';
import { LateQuickChoices } from './late-suggestions.tsx';

/** What most products have, in the order of how common it is. */
const commonColors = ['bruin', 'zwart', 'wit', 'beige', 'grijs', 'groen', 'blauw'];
const commonMaterials = ['hout', 'eiken', 'teak', 'metaal', 'glas', 'stof', 'leder'];

/** Colours and materials, at most three of each (FORM-036, FORM-037, UI-007). */
export function LookSection() {
  const { t } = useLingui();
  return (
    <>
      <div>
        <DraftMultiSelect field="colors" label={t`Colours`} entries={colors} max={colorCount.max} />
        <LateQuickChoices
          field="colors"
          label={t`Common colours`}
          entries={colors}
          common={commonColors}
          max={colorCount.max}
        />
      </div>
      <div>
        <DraftMultiSelect
          field="materials"
          label={t`Materials`}
          entries={materials}
          max={materialCount.max}
        />
        <LateQuickChoices
          field="materials"
          label={t`Common materials`}
          entries={materials}
          common={commonMaterials}
          max={materialCount.max}
        />
      </div>
    </>
  );
}
