import { Search } from 'lucide-react';
import { type ReactNode, use, useEffect } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { cx } from './class-names.ts';
import fieldStyles from './field.module.css';
import { FieldHelp, FieldLabel } from './field-parts.tsx';
import { Icon } from './icon.tsx';
import listStyles from './list.module.css';
import { Popover } from './popover.tsx';
import { Spinner } from './spinner.tsx';

/** A suggestion for the typed text; the match is emphasised. Offsets are UTF-16 code units. */
export interface Suggested {
  readonly id: string;
  readonly label: string;
  readonly matchStart: number;
  readonly matchEnd: number;
}

export interface SuggestBoxProps {
  readonly label: ReactNode;
  readonly description: ReactNode;
  readonly placeholder: string;
  readonly input: string;
  /** Called on every keystroke; not for text that is already in the input. */
  readonly onInput: (text: string) => void;
  readonly suggestions: readonly Suggested[];
  readonly onPick: (id: string) => void;
  readonly isBusy: boolean;
  /** Shown in the open list if there are no suggestions; null keeps an empty list closed. */
  readonly emptyText: string | null;
  readonly maxLength: number;
}

/** An input with suggestions that the parent provides while the user types. Accepts any text. */
export function SuggestBox(props: SuggestBoxProps) {
  const { label, description, placeholder, input, onInput, suggestions, onPick, isBusy, emptyText } = props;
  return (
    <ComboBox
      items={suggestions}
      inputValue={input}
      // The combo box reports its own text when it closes, which is not user input.
      onInputChange={(text) => text !== input && onInput(text)}
      value={null}
      onChange={(key) => key !== null && onPick(String(key))}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection={emptyText !== null}
      className={cx(fieldStyles.field)}
    >
      <FieldLabel label={label} />
      <Group className={cx(fieldStyles.box)}>
        <span className={fieldStyles.prefix}>
          {isBusy ? <Spinner size={18} /> : <Icon icon={Search} size={18} />}
        </span>
        <Input
          className={cx(fieldStyles.input)}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={props.maxLength}
        />
      </Group>
      <FieldHelp description={description} />
      <Popover className={cx(listStyles.popover)}>
        <ListBox<Suggested>
          className={cx(listStyles.list)}
          renderEmptyState={() => <p className={listStyles.empty}>{emptyText}</p>}
        >
          {(suggested) => <SuggestedItem {...suggested} />}
        </ListBox>
      </Popover>
      <StaysOpen />
    </ComboBox>
  );
}

/**
 * Keeps the list open while the page scrolls, for example when a phone's keyboard appears: React Aria closes such
 * lists on scroll, so this reopens it in the same event. Must be rendered after the list, so that its listener runs
 * later.
 */
function StaysOpen() {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (state?.isOpen !== true) return;
    const onScroll = () => state.open(null, 'manual');
    window.addEventListener('scroll', onScroll, true);
    return () => window.removeEventListener('scroll', onScroll, true);
  }, [state]);
  return null;
}

function SuggestedItem({ id, label, matchStart, matchEnd }: Suggested) {
  return (
    <ListBoxItem id={id} textValue={label} className={cx(listStyles.option)}>
      <span className={listStyles.optionText}>
        <span>
          {label.slice(0, matchStart)}
          <strong>{label.slice(matchStart, matchEnd)}</strong>
          {label.slice(matchEnd)}
        </span>
      </span>
    </ListBoxItem>
  );
}
