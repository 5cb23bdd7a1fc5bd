import { Trans, useLingui } from '@lingui/react/macro';
import { productStateChoices, timePeriodChoices } from '#domain/catalog/conditions.ts';
import { mayUseSecondChance } from '#domain/product/choice-rules.ts';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import type { DraftChange } from '../model/draft-fields.ts';
import { DraftRadios } from './choice-fields.tsx';
import { DraftFieldFrame } from './draft-field.tsx';
import { useDraftField, useDraftForm, useDraftValue } from './draft-form-context.ts';
import { DraftTextField } from './text-fields.tsx';

/** A new period. Only a second-chance product is a showroom model. */
const changeOfPeriod = (timePeriod: string): DraftChange =>
  timePeriod === 'SECOND_CHANCE' ? { timePeriod } : { timePeriod, secondChanceType: '' };

/** Maker, period and condition (FORM-034, FORM-035, FORM-051, FORM-055, FORM-056, PROD-024). */
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
      <DraftRadios
        field="timePeriod"
        label={t`Period`}
        entries={periods}
        onChoose={(period) => session.change(changeOfPeriod(period))}
      />
      {timePeriod === 'SECOND_CHANCE' && <ShowroomModel />}
      <DraftRadios field="productState" label={t`Condition`} entries={productStateChoices} />
    </>
  );
}

function ShowroomModel() {
  const { value, change } = useDraftField('secondChanceType');
  return (
    <DraftFieldFrame field="secondChanceType">
      <Checkbox
        isSelected={value === 'SHOWROOM_MODEL'}
        onChange={(isShowroomModel) => change(isShowroomModel ? 'SHOWROOM_MODEL' : '')}
      >
        <Trans>It is a showroom model</Trans>
      </Checkbox>
    </DraftFieldFrame>
  );
}
