import { Trans } from '@lingui/react/macro';

const brands: Readonly<Record<string, string>> = { ideal: 'iDEAL', bcmc: 'Bancontact' };

/** The name of a payment method; the provider's if there is none. */
export function MethodName({ method }: { readonly method: string | null }) {
  if (method === null) return null;
  return method === 'creditcard' ? <Trans>Credit card</Trans> : (brands[method] ?? method);
}
