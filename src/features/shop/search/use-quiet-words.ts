import { useEffect, useState } from 'react';

/** Debounce time before suggestions are computed, in milliseconds (SRCH-002). */
const searchWait = 100;

/** The typed words, debounced. */
export function useQuietWords(typed: string): string {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), searchWait);
    return () => clearTimeout(timer);
  }, [typed]);
  return quiet;
}
