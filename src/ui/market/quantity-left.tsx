import { Plural } from '@lingui/react/macro';

/** Says how many of a product are left, for a cart line that asks for more (PROD-055). */
export function QuantityLeft({ remaining }: { readonly remaining: number }) {
  return <Plural value={remaining} one="Only # left." other="Only # left." />;
}
