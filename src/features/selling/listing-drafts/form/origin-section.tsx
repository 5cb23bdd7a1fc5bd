import { Trans, useLingui } from '@lingui/react/macro';
import { productStateChoices, timePeriodChoices } from '#domain/catalog/conditions.ts';
import { mayUseSecondChance } from '#domain/product/choice-rules.ts';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { DraftRadios } from './choice-fields.tsx';
import { useDraftField, useDraftForm, useDraftValue } from './draft-form-context.ts';
import { DraftTextField } from './text-fields.tsx';

/** Maker, period and condition (FORM-034, FORM-035, FORM-051, FORM-055, FORM-056). */
export function OriginSection() {
  const { t } = useLingui();
  const { session, sellerType } = useDraftForm();
  const unknown = useDraftField('brandUnknown');
  const timePeriod = useDraftValue('timePeriod');
  const periods = timePeriodChoices.filter(
    ({ value }) =>
      value !== 'SECOND_CHANCE' || mayUseSecondChance(sellerType) || timePeriod === 'SECOND_CHANCE',
  );
  return (
    <>
      <DraftTextField field="brand" label={t`Brand or designer`} isDisabled={unknown.value} maxLength={200} />
      <Checkbox
        isSelected={unknown.value}
        onChange={(isUnknown) =>
          session.change(isUnknown ? { brandUnknown: true, brand: '' } : { brandUnknown: false })
        }
      >
        <Trans>I don’t know the brand</Trans>
      </Checkbox>
      <DraftRadios field="timePeriod" label={t`Period`} entries={periods} />
      <DraftRadios field="productState" label={t`Condition`} entries={productStateChoices} />
    </>
  );
}
