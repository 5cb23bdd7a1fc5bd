import { useLingui } from '@lingui/react/macro';
import { suggestedProductType } from '#domain/catalog/product-types.ts';
import type { ProductEdit } from '#domain/staff/product-edit.ts';
import { ComboBox } from '#src/ui/kit/combo-box.tsx';
import { Select } from '#src/ui/kit/select.tsx';
import { categoriesQuery } from './lookups.ts';
import type { EditFormProps } from './popup-props.ts';
import { staffToolMessages } from './staff-messages.ts';
import { WithLookup } from './with-lookup.tsx';

/**
 * The category and product type of a product (STAFF-004); choosing another category also sets its suggested product
 * type.
 */
export function CategoryForm({ facts, onChange }: EditFormProps) {
  const { t } = useLingui();
  return (
    <WithLookup query={categoriesQuery()} failed={staffToolMessages.noCategories}>
      {({ categories, productTypes }) => (
        <>
          <ComboBox
            label={t`Category`}
            options={categories}
            value={facts.category}
            onChange={(category) => onChange(category === null ? {} : placed(category))}
          />
          <Select
            label={t`Kind of product`}
            options={productTypes}
            value={facts.productType}
            onChange={(productType) => onChange({ productType })}
          />
        </>
      )}
    </WithLookup>
  );
}

function placed(category: string): ProductEdit {
  const [, sub = '', own = ''] = category.split('/');
  const productType = suggestedProductType(sub, own);
  return { category, ...(productType !== null && { productType }) };
}
