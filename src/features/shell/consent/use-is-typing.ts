import { useEffect, useState } from 'react';

/** Fields that open the keyboard of a phone. */
const typable =
  'textarea, input:is([type="text"], [type="search"], [type="email"], [type="password"], [type="tel"], [type="url"], [type="number"], :not([type]))';

/**
 * Milliseconds after which somebody who left a field no longer types. A tap leaves the field before it takes effect, and
 * what appeared under the finger meanwhile would get it.
 */
const afterwards = 500;

const isInField = () => document.activeElement?.matches(typable) === true;

/** Whether a text field of the page has the focus, or had it a moment ago. */
export function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isInField()) setTyping(true);
      else timer = setTimeout(() => setTyping(isInField()), afterwards);
    };
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isTyping;
}
