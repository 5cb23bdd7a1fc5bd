import { useEffect, useState } from 'react';

/** Milliseconds on the screen after which a page counts as looked at: longer than a double press. */
const longEnough = 700;

/**
 * Whether this page has been on the screen for a moment. What is decided there moves on to the next page, and a key or
 * a click that was meant for the one before must not decide about that.
 */
export function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), longEnough);
    return () => clearTimeout(timer);
  }, []);
  return isSeen;
}
