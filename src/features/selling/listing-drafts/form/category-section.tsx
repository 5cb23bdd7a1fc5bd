import { useLingui } from '@lingui/react/macro';
import { mainCategories } from '#domain/catalog/categories.ts';
import { findEntry } from '#domain/catalog/entry.ts';
import { findProductType, productTypes, suggestedProductType } from '#domain/catalog/product-types.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { DraftSelect } from './choice-fields.tsx';
import { useDraftForm, useDraftValue } from './draft-form-context.ts';
import { LateCategorySuggestions } from './late-suggestions.tsx';

/** The category, from broad to narrow; the product type and its attributes follow (FORM-050, FORM-062). */
export function CategorySection() {
  const { t } = useLingui();
  const { session } = useDraftForm();
  const mainCategory = useDraftValue('mainCategory');
  const subCategory = useDraftValue('subCategory');
  const productType = useDraftValue('productType');
  const subs = findEntry(mainCategories, mainCategory)?.subCategories ?? [];
  const kinds = findEntry(subs, subCategory)?.categories ?? [];
  const typeFor = (sub: string, kind: string) => suggestedProductType(sub, kind) ?? productType;
  const typeEntries = productTypes.map((type) => ({ value: type.abbreviation, titles: type.titles }));
  const type = findProductType(productType);
  return (
    <>
      {subCategory === '' && <LateCategorySuggestions />}
      <DraftSelect
        field="mainCategory"
        errorOf={mainCategory === '' ? 'category' : undefined}
        label={t`Category`}
        entries={mainCategories}
        onChoose={(value) => session.change({ mainCategory: value, subCategory: '', category: '' })}
      />
      {subs.length > 0 && (
        <DraftSelect
          field="subCategory"
          errorOf={subCategory === '' ? 'category' : undefined}
          label={t`Subcategory`}
          entries={subs}
          onChoose={(value) =>
            session.change({ subCategory: value, category: '', productType: typeFor(value, '') })
          }
        />
      )}
      {kinds.length > 0 && (
        <DraftSelect
          field="category"
          label={t`Kind of product`}
          entries={kinds}
          onChoose={(value) => session.change({ category: value, productType: typeFor(subCategory, value) })}
        />
      )}
      {subCategory !== '' && (
        <DraftSelect
          field="productType"
          label={t`Product type`}
          description={t`Based on the category. Change it if it is wrong.`}
          entries={typeEntries}
        />
      )}
      {type !== null && <AttributeFields type={type} />}
    </>
  );
}
