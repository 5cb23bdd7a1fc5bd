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
  /** What is chosen here, in words. */
  readonly label: string;
  /** The button that it hangs on; that button says `aria-expanded`. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/**
 * A dropdown to choose one of a few: under its button, or as a sheet from the bottom on a screen narrower than 640 px
 * (UI-008). Arrow keys, first letters and Escape work. Meant to be loaded when its button is first approached.
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
