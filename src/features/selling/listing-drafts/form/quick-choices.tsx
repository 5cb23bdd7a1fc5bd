import { Button } from 'react-aria-components/Button';
import { type CatalogEntry, findEntry, titleOf } from '#domain/catalog/entry.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Swatch } from '#src/ui/kit/swatch.tsx';
import { mentionedIn } from '../model/mentioned-in.ts';
import { useDraftForm, useDraftValue } from './draft-form-context.ts';
import styles from './quick-choices.module.css';

type Entry = CatalogEntry & { readonly hex?: string };

export interface QuickChoicesProps {
  readonly field: 'colors' | 'materials';
  readonly label: string;
  readonly entries: readonly Entry[];
  /** The values to offer when the title mentions none, most common first. */
  readonly common: readonly string[];
  readonly max: number;
}

/** The likely options of a long list as buttons: those that the title mentions, then common ones. */
export function QuickChoices({ field, label, entries, common, max }: QuickChoicesProps) {
  const locale = useLocale();
  const { session } = useDraftForm();
  const chosen = useDraftValue(field);
  const mentioned = mentionedIn(useDraftValue('title'), entries);
  const usual = common.map((value) => findEntry(entries, value)).filter((entry) => entry !== null);
  const offered = [...new Set([...mentioned, ...usual])].slice(0, common.length);
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {offered.map((entry) => {
        const isChosen = chosen.includes(entry.value);
        return (
          <Button
            key={entry.value}
            className={styles.choice ?? ''}
            aria-pressed={isChosen}
            isDisabled={!isChosen && chosen.length >= max}
            onPress={() => {
              const others = chosen.filter((value) => value !== entry.value);
              session.change({ [field]: isChosen ? others : [...others, entry.value] });
            }}
          >
            {entry.hex !== undefined && <Swatch color={entry.hex} />}
            {titleOf(entry, locale)}
          </Button>
        );
      })}
    </fieldset>
  );
}
