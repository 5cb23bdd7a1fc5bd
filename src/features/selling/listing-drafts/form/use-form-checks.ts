import { useEffect, useState } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import { FormChecks } from './form-checks.ts';

/** The checks of a form for as long as it is open; the form passes its draft on with `setDraft`. */
export function useFormChecks(
  draft: ListingDraft,
  sellerType: string | null,
  originalPrice: number | null = null,
): FormChecks {
  const [checks] = useState(() => new FormChecks(draft, sellerType, originalPrice));
  useEffect(() => checks.setSellerType(sellerType), [checks, sellerType]);
  return checks;
}
