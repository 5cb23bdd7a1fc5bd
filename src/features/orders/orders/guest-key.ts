import { createContext, useContext } from 'react';

/** The key of the link with which a buyer without an account opened the order; null for signed-in users. */
export const GuestKeyContext = createContext<string | null>(null);

export function useGuestKey(): string | null {
  return useContext(GuestKeyContext);
}
