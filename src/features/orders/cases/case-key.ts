import { createContext, useContext } from 'react';

/** Key of the emailed link with which a guest reads the complaint; null for an account. */
export const CaseKeyContext = createContext<string | null>(null);

export function useCaseKey(): string | null {
  return useContext(CaseKeyContext);
}
