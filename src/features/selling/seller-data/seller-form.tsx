import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { toast } from '#src/ui/kit/toast-store.ts';
import { FormSection } from '#src/ui/market/form-parts.tsx';
import { type AddressEntrySlot, DetailsFields } from './details-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { saveSuccess } from './seller-messages.ts';
import type { MyData } from './seller-query.ts';
import { valuesOf } from './seller-values.ts';
import { updateSeller } from './send-seller.ts';
import { PayoutFields, SellingFields } from './terms-fields.tsx';
import { TransportFields } from './transport-fields.tsx';
import { useSaveSeller } from './use-save-seller.ts';
import { useSellerForm } from './use-seller-form.ts';

export interface SellerFormProps {
  readonly userId: string;
  readonly data: MyData;
  readonly addressEntry: AddressEntrySlot;
}

/** The form with all seller settings (SELL-016..025, SELL-032, SELL-033). */
export function SellerForm({ userId, data, addressEntry }: SellerFormProps) {
  const { t } = useLingui();
  const first = useMemo(() => valuesOf(data), [data]);
  const save = useSaveSeller(userId, updateSeller, () => toast(t(saveSuccess), { kind: 'success' }));
  const form = useSellerForm({ owner: userId, first, hasTerms: true, send: save });
  return (
    <FormFrame form={form} buttonText={<Trans>Save my details</Trans>}>
      <FormSection id="seller-details" title={<Trans>Seller details</Trans>}>
        <DetailsFields form={form} addressEntry={addressEntry} />
      </FormSection>
      <FormSection id="seller-selling" title={<Trans>Selling</Trans>}>
        <SellingFields form={form} />
      </FormSection>
      <FormSection id="seller-payout" title={<Trans>Payout</Trans>}>
        <PayoutFields form={form} />
      </FormSection>
      <FormSection id="seller-transport" title={<Trans>Availability for the transport partner</Trans>}>
        <TransportFields form={form} />
      </FormSection>
    </FormFrame>
  );
}
