import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import type { Choice } from './choice.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './list.module.css';
import { Swatch } from './swatch.tsx';

interface OptionListProps extends Omit<ListBoxProps<Choice>, 'className' | 'children' | 'style'> {
  readonly emptyText?: string;
}

/** The list of options of a select or combo box. */
export function OptionList({ emptyText, ...props }: OptionListProps) {
  return (
    <ListBox
      {...props}
      className={cx(styles.list)}
      {...(emptyText === undefined
        ? {}
        : { renderEmptyState: () => <p className={styles.empty}>{emptyText}</p> })}
    >
      {/* Rows need an explicit id: without one they are identified by index, which fails when the options change. */}
      {(choice) => <OptionItem id={choice.value} choice={choice} />}
    </ListBox>
  );
}

function OptionItem({ id, choice }: { readonly id: string; readonly choice: Choice }) {
  return (
    <ListBoxItem id={id} textValue={choice.label} value={choice} className={cx(styles.option)}>
      {({ isSelected }) => (
        <>
          {choice.swatch !== undefined && <Swatch color={choice.swatch} />}
          <span className={styles.optionText}>
            {choice.label}
            {choice.description !== undefined && (
              <span className={styles.optionHelp}>{choice.description}</span>
            )}
          </span>
          {isSelected && <Icon icon={Check} size={18} className={cx(styles.tick)} />}
        </>
      )}
    </ListBoxItem>
  );
}
