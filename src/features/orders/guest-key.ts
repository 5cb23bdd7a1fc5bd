import { createContext, useContext } from 'react';

/** Key of the link with which a buyer without an account opened the order; null for everybody else. */
export const GuestKeyContext = createContext<string | null>(null);

export function useGuestKey(): string | null {
  return useContext(GuestKeyContext);
}
