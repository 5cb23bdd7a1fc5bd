import { Trans } from '@lingui/react/macro';
import { Button } from 'react-aria-components/Button';
import { allCategories } from '#domain/catalog/categories.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { suggestedProductType } from '#domain/catalog/product-types.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { mentionedIn } from '../model/mentioned-in.ts';
import { useDraftForm, useDraftValue } from './draft-form-context.ts';
import styles from './quick-choices.module.css';

const categories = allCategories().map((path) => ({ ...path, titles: path.category.titles }));
const shown = 3;

/** The categories that the title mentions: one tap instead of three lists. */
export function CategorySuggestions() {
  const locale = useLocale();
  const { session } = useDraftForm();
  const found = mentionedIn(useDraftValue('title'), categories).slice(0, shown);
  if (found.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p className={styles.lead}>
        <Trans>Suggestions for the category</Trans>
      </p>
      {found.map(({ main, sub, category }) => (
        <Button
          key={`${main.value}/${sub.value}/${category.value}`}
          className={styles.choice ?? ''}
          onPress={() =>
            session.change({
              mainCategory: main.value,
              subCategory: sub.value,
              category: category.value,
              productType: suggestedProductType(sub.value, category.value) ?? '',
            })
          }
        >
          {[main, sub, category].map((entry) => titleOf(entry, locale)).join(' › ')}
        </Button>
      ))}
    </div>
  );
}
