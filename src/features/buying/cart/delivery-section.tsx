import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import type { PlaceFormSlot } from '#src/ui/market/place-form-slot.ts';
import { cartDeliveryQuery } from './cart-delivery-query.ts';
import { DeliveryParts, type DeliveryPartsProps, useChangingAddress } from './delivery-parts.tsx';

export interface DeliverySectionProps extends Required<Pick<DeliveryPartsProps, 'sections'>> {
  readonly cartUuid: string;
  readonly placeForm: PlaceFormSlot;
  /** Called when the form for another address is opened and closed. */
  readonly onChanging: (isChanging: boolean) => void;
}

/** Step 2 as a part of the checkout, where both are on one page. */
export function DeliverySection({ cartUuid, placeForm, onChanging, sections }: DeliverySectionProps) {
  const query = useQuery(cartDeliveryQuery(cartUuid));
  const isOffline = useIsOffline(query.error);
  const [refusal, setRefusal] = useState<string | null | undefined>(undefined);
  const address = useChangingAddress();
  const changing = {
    ...address,
    setChanging(next: boolean) {
      address.setChanging(next);
      onChanging(next);
    },
  };
  const cart = query.data ?? null;
  if (cart === null)
    return query.error === null ? (
      <Skeleton height="320px" />
    ) : (
      <LoadProblem isOffline={isOffline} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  return (
    <>
      <DeliveryParts {...{ cart, placeForm, isOffline, changing, sections }} onSettled={setRefusal} />
      {refusal !== undefined && (
        <Banner kind="error" announce>
          {refusal ?? <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>}
        </Banner>
      )}
    </>
  );
}
