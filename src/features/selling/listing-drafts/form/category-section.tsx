import { useLingui } from '@lingui/react/macro';
import { mainCategories } from '#domain/catalog/categories.ts';
import { findEntry } from '#domain/catalog/entry.ts';
import { findProductType, productTypes, suggestedProductType } from '#domain/catalog/product-types.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { DraftSelect } from './choice-fields.tsx';
import { useDraftForm } from './draft-form-context.ts';

/** The category, from broad to narrow; the product type and its attributes follow (FORM-050, FORM-062). */
export function CategorySection() {
  const { t } = useLingui();
  const { draft, change } = useDraftForm();
  const subs = findEntry(mainCategories, draft.mainCategory)?.subCategories ?? [];
  const kinds = findEntry(subs, draft.subCategory)?.categories ?? [];
  const typeFor = (sub: string, kind: string) => suggestedProductType(sub, kind) ?? draft.productType;
  const typeEntries = productTypes.map((type) => ({ value: type.abbreviation, titles: type.titles }));
  const type = findProductType(draft.productType);
  return (
    <>
      <DraftSelect
        field="mainCategory"
        errorOf={draft.mainCategory === '' ? 'category' : undefined}
        label={t`Category`}
        entries={mainCategories}
        onChoose={(value) => change({ mainCategory: value, subCategory: '', category: '' })}
      />
      {subs.length > 0 && (
        <DraftSelect
          field="subCategory"
          errorOf={draft.subCategory === '' ? 'category' : undefined}
          label={t`Subcategory`}
          entries={subs}
          onChoose={(value) => change({ subCategory: value, category: '', productType: typeFor(value, '') })}
        />
      )}
      {kinds.length > 0 && (
        <DraftSelect
          field="category"
          label={t`Kind of product`}
          entries={kinds}
          onChoose={(value) => change({ category: value, productType: typeFor(draft.subCategory, value) })}
        />
      )}
      {draft.subCategory !== '' && (
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
