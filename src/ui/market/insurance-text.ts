import { useLingui } from '@lingui/react/macro';
import { insuranceOf } from '#domain/delivery/insurance.ts';
import { formatEuro } from '#src/i18n/format.ts';

/**
 * The amount for which goods are insured in transit, as text. `limit` and `value` are in euros; empty without
 * insurance.
 */
export function useInsuranceText(): (limit: number | null, value: number) => string {
  const { t } = useLingui();
  return (limit, value) => {
    const insurance = insuranceOf(limit, value);
    if (insurance === null) return '';
    const insured = formatEuro(insurance.upTo);
    if (insurance.outOf === null) return t`insured up to ${insured}`;
    const full = formatEuro(insurance.outOf);
    return t`insured for ${insured} of the ${full}`;
  };
}
