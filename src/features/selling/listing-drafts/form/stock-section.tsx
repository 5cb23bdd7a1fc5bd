import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { weightCategories } from '#domain/catalog/conditions.ts';
import { sellerProductIdLength } from '#domain/product/limits.ts';
import { isTrader } from '#domain/seller/seller-type.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { rememberedStock, rememberStock } from '../model/remembered-stock.ts';
import { chooseSet, isInventoryLocked } from '../model/set-lock.ts';
import { DraftRadios } from './choice-fields.tsx';
import { DraftFieldFrame } from './draft-field.tsx';
import { useDraftField, useDraftForm, useDraftValue } from './draft-form-context.ts';
import { DraftNumberField, DraftTextField } from './text-fields.tsx';

/**
 * Weight, stock, whether it is sold as a set, and a dealer's own number (FORM-040, FORM-041, FORM-052, FORM-053,
 * FORM-054).
 */
export function StockSection() {
  const { t } = useLingui();
  const { session, sellerType } = useDraftForm();
  const hasReference = useDraftValue('sellerProductId') !== '';
  const { value: isSetOfProducts, error } = useDraftField('isSetOfProducts');
  const [startedWith] = useState(useDraftValue('inventory'));
  const locked = isInventoryLocked(isSetOfProducts, startedWith);
  const choose = (value: string) => {
    const { draft } = session.view$.value;
    const outcome = chooseSet(draft, value === 'set', rememberedStock(draft.id));
    rememberStock(draft.id, outcome.remembered);
    session.change(outcome.change);
  };
  return (
    <>
      <DraftRadios field="weightCategory" label={t`How heavy is it?`} entries={weightCategories} />
      <DraftFieldFrame field="isSetOfProducts">
        <RadioGroup
          label={t`One product or a set?`}
          error={error}
          value={isSetOfProducts === null ? null : isSetOfProducts ? 'set' : 'one'}
          options={[
            { value: 'one', label: t`One product`, description: t`Or several of the same, sold separately` },
            { value: 'set', label: t`A set`, description: t`Sold together, such as six chairs` },
          ]}
          onChange={choose}
        />
      </DraftFieldFrame>
      <DraftNumberField
        field="inventory"
        label={t`How many do you have?`}
        isDisabled={locked}
        description={
          locked ? t`A set is sold as a whole. Choose “One product” to change this number.` : undefined
        }
      />
      {(hasReference || (sellerType !== null && isTrader(sellerType))) && (
        <DraftTextField
          field="sellerProductId"
          label={t`Your reference`}
          aside={t`Optional`}
          description={t`Your own stock number. Buyers do not see it; you can search your products by it.`}
          maxLength={sellerProductIdLength.max}
        />
      )}
    </>
  );
}
