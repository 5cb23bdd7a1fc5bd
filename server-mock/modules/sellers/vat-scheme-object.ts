import type { VatScheme } from '#domain/seller/vat.ts';
import { builder } from '../../graphql/builder.ts';

export const VatSchemeType = builder.enumType('VatScheme', {
  description: 'The scheme under which a trader pays VAT on sales.',
  values: {
    ORDINARY: { value: 'ordinary', description: 'VAT on the whole price.' },
    MARGIN: { value: 'margin', description: 'The margin scheme for second-hand goods.' },
    MIXED: { value: 'mixed', description: 'One or the other, depending on the product.' },
  } as const satisfies Readonly<Record<Uppercase<VatScheme>, { value: VatScheme; description: string }>>,
});
