import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cachePhotoToolsOffline } from '#src/platform/update/app-update.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { caseQuery } from './case-query.ts';
import { CaseReturn } from './case-return.tsx';
import { CaseStatus } from './case-status.tsx';

export interface OrderComplaintProps {
  readonly userId: string;
  readonly orderUuid: string;
  /** Otherwise a complaint is only possible. */
  readonly isOpen: boolean;
}

/** The status of a complaint on the page of its order, which also stores on the device what the complaint's page needs. */
export function OrderComplaint({ userId, orderUuid, isOpen }: OrderComplaintProps) {
  const { data, error } = useQuery(caseQuery(userId, orderUuid));
  const found = data?.found ?? null;
  useEffect(() => {
    // The product may be unpacked where there is no connection: the form and the photo tools are fetched ahead.
    if (!isOpen)
      void Promise.all([import('./case-page.tsx'), cachePhotoToolsOffline()]).catch(() => undefined);
  }, [isOpen]);
  if (!isOpen) return null;
  if (found !== null)
    return (
      <>
        <CaseStatus found={found} />
        <CaseReturn found={found} isOnOrder />
      </>
    );
  // Without an answer the page still says where the money is, and links to the complaint.
  return data === undefined && error === null ? <Skeleton height="96px" /> : null;
}
