import { useSyncExternalStore } from 'react';

/** Fields that open the keyboard of a phone. */
const typable =
  'textarea, input:is([type="text"], [type="search"], [type="email"], [type="password"], [type="tel"], [type="url"], [type="number"], :not([type]))';

function subscribe(changed: () => void): () => void {
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', changed);
  return () => {
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', changed);
  };
}

const isTyping = () => document.activeElement?.matches(typable) === true;

/** Whether a text field of the page has the focus. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping, () => false);
}
