import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { Swatch } from '#src/ui/kit/swatch.tsx';
import styles from './filters.module.css';
import { firstOptions, mostOptions, shownCount } from './growing-list.ts';
import { useTicked } from './use-ticked.ts';

export interface FilterOption {
  readonly value: string;
  readonly title: string;
  readonly count: number;
  /** A colour of the catalogue as #rrggbb. */
  readonly swatch?: string;
}

export interface OptionFilterProps {
  /** The accessible name of the group, read before its options. */
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** How many options are shown at first. */
  readonly first?: number;
  /** Without the row "All": for a part of a longer list, or for search results. */
  readonly hasAll?: boolean;
  /** Content below an option. */
  readonly under?: (option: FilterOption) => ReactNode;
}

/**
 * A list of checkboxes with counts (FILT-003): the first few, "Show more" for 20 more, 50 at most (FILT-011..013).
 * Chosen options are always shown; options without products cannot be chosen.
 */
export function OptionFilter(props: OptionFilterProps) {
  const { label, options, first = firstOptions, hasAll = true, under } = props;
  const [chosen, tick] = useTicked(props.chosen, props.onChange);
  const { t } = useLingui();
  const [presses, setPresses] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const count = shownCount(first, presses);
  const shown = options.filter(({ value }, index) => index < count || chosen.includes(value));
  const hasMore = count < Math.min(options.length, mostOptions);
  useFocusAfterGrowth(list, presses, hasMore, shownCount(first, presses - 1) + (hasAll ? 1 : 0));
  return (
    <div ref={list} className={styles.options}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and sizes of its own. */}
      <div role="group" aria-label={label} className={styles.group}>
        {hasAll && (
          // Clears the others, and cannot be cleared itself: it is what is left without them (FILT-020, FILT-021).
          <Checkbox isSelected={chosen.length === 0} onChange={(isOn) => isOn && tick([])}>{t`All`}</Checkbox>
        )}
        {shown.map((option) => (
          <Fragment key={option.value}>
            <OptionRow
              option={option}
              isChosen={chosen.includes(option.value)}
              onChange={(isOn) => {
                const others = chosen.filter((value) => value !== option.value);
                tick(isOn ? [...others, option.value] : others);
              }}
            />
            {under?.(option)}
          </Fragment>
        ))}
      </div>
      {hasMore && (
        <Button kind="quiet" size="small" onPress={() => setPresses(presses + 1)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

interface OptionRowProps {
  readonly option: FilterOption;
  readonly isChosen: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function OptionRow({ option, isChosen, onChange }: OptionRowProps) {
  const locale = useLocale();
  const { title, count, swatch } = option;
  return (
    <Checkbox isSelected={isChosen} isDisabled={count === 0 && !isChosen} onChange={onChange}>
      <span className={styles.option}>
        {swatch !== undefined && <Swatch color={swatch} />}
        <span className={styles.optionTitle}>{title}</span>
        <span className={styles.count} aria-hidden>
          {formatNumber(count, locale)}
        </span>
        <span className={styles.heard}>
          <Plural value={count} one="# product" other="# products" />
        </span>
      </span>
    </Checkbox>
  );
}

/** The last press on "Show more" removes the button; the focus moves to the first added option. */
function useFocusAfterGrowth(
  list: RefObject<HTMLDivElement | null>,
  presses: number,
  hasMore: boolean,
  firstNew: number,
) {
  useEffect(() => {
    if (presses === 0 || hasMore) return;
    list.current?.querySelectorAll('input')[Math.min(firstNew, mostOptions)]?.focus();
  }, [list, presses, hasMore, firstNew]);
}
