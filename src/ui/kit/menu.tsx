import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import type { Choice } from './choice.ts';
import { cx } from './class-names.ts';
import { Sheet } from './dialog.tsx';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';
import { Popover } from './popover.tsx';
import { useNarrowDropdown } from './use-narrow.ts';

export interface ChoiceMenuProps<Value extends string> {
  /** The accessible name. */
  readonly label: string;
  /** The button that the dropdown is attached to, which has `aria-expanded`. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/**
 * A dropdown to choose one of a few options: below its button, or as a bottom sheet on screens narrower than 640 px
 * (UI-008). Supports arrow keys, typing the first letters, and Escape. Intended to be loaded on the first interaction
 * with its button.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, triggerRef, isOpen, onOpenChange, options, value, onChoose } = props;
  const isNarrow = useNarrowDropdown();
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    onOpenChange(false);
    if (chosen !== undefined) onChoose(chosen.value);
  };
  const menu = (
    <Menu
      aria-label={label}
      items={options}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onAction={choose}
      autoFocus="first"
      className={cx(styles.menu)}
    >
      {(option) => (
        <MenuItem id={option.value} textValue={option.label} className={cx(styles.item)}>
          {({ isSelected }) => (
            <>
              <span lang={option.lang}>{option.label}</span>
              {isSelected && <Icon icon={Check} size={18} />}
            </>
          )}
        </MenuItem>
      )}
    </Menu>
  );
  if (isNarrow)
    return (
      <Sheet title={label} isOpen={isOpen} onOpenChange={onOpenChange}>
        {menu}
      </Sheet>
    );
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      aria-label={label}
      className={cx(styles.popover)}
    >
      {menu}
    </Popover>
  );
}
