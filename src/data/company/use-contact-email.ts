import { useQuery } from '@tanstack/react-query';
import { companyQuery } from './company-query.ts';

/** Returns the email address of the company behind the shop; null until it is known, and where none is set. */
export function useContactEmail(): string | null {
  const { data: company } = useQuery(companyQuery);
  return company?.email ?? null;
}
