import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { type AddressEntrySlot, DetailsFields } from './details-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { type MyData, myDataQuery } from './seller-query.ts';
import { valuesOf } from './seller-values.ts';
import { createSeller } from './send-seller.ts';
import { useSaveSeller } from './use-save-seller.ts';
import { useSellerForm } from './use-seller-form.ts';

export interface RegisterSellerProps {
  readonly userId: string;
  readonly addressEntry: AddressEntrySlot;
}

/** The step in which a person becomes a seller (SELL-028, FORM-067). */
export function RegisterSeller(props: RegisterSellerProps) {
  const isOffline = useIsOffline();
  const { data, refetch, isError, isFetching } = useQuery(myDataQuery(props.userId));
  if (data !== undefined) return <RegisterForm {...props} data={data} />;
  if (isError || isOffline) {
    return <LoadProblem isOffline={isOffline} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return <Skeleton height="420px" />;
}

function RegisterForm({
  userId,
  addressEntry,
  data,
}: RegisterSellerProps & { readonly data: MyData }): ReactNode {
  const { t } = useLingui();
  const first = useMemo(() => valuesOf({ name: data.name, seller: null }), [data.name]);
  const save = useSaveSeller(userId, createSeller, () => {
    toast(t`You can now sell. Add your account number under My details.`, { kind: 'success' });
  });
  const form = useSellerForm({ owner: `new ${userId}`, first, hasTerms: false, send: save });
  return (
    <FormFrame form={form} buttonText={<Trans>Become a seller</Trans>}>
      <DetailsFields form={form} addressEntry={addressEntry} />
    </FormFrame>
  );
}
