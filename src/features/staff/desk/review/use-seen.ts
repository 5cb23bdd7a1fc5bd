import { useEffect, useState } from 'react';

/** Milliseconds after which a page counts as seen; longer than a double click. */
const longEnough = 700;

/**
 * Whether this page has been visible for a moment. A decision opens the next product, and a second key press or click
 * meant for the previous one must not decide about it.
 */
export function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), longEnough);
    return () => clearTimeout(timer);
  }, []);
  return isSeen;
}
