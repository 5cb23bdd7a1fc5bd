import { use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { RootMark } from './root-mark.tsx';
import { useLayer } from './use-layer.ts';
import { useNarrowDropdown } from './use-narrow.ts';

/** The dropdown of a select, combo box or menu. On a phone it covers most of the page, so Back closes it. */
export function Popover(props: PopoverProps) {
  const state = use(OverlayTriggerStateContext);
  // React Aria renders the options a second time, hidden and outside the control. The state found there can be that of
  // a dialog around the control, but this context is only set inside it.
  const isInControl = use(PopoverContext) !== null;
  const isNarrow = useNarrowDropdown();
  useLayer(isNarrow && isInControl && state?.isOpen === true, () => state?.close());
  return (
    <>
      {isInControl && state?.isOpen === true && <RootMark name="dialog" />}
      <AriaPopover {...props} />
    </>
  );
}
