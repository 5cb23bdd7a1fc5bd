import { useEffect, useState } from 'react';

/** Milliseconds without another letter before suggestions are looked for (SRCH-002). */
const searchWait = 100;

/** What is typed, once the typing rests. */
export function useQuietWords(typed: string): string {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), searchWait);
    return () => clearTimeout(timer);
  }, [typed]);
  return quiet;
}
