import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { forgetComplaintDraft, guestId } from '#src/data/complaints/complaint-drafts.ts';
import { request } from '#src/data/graphql/client.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { CaseKeyContext } from './case-key.ts';
import { type CaseDetailFragment, GuestCaseDocument } from './cases.gen.ts';
import styles from './cases.module.css';
import { FoundCase } from './found-case.tsx';

/** Milliseconds until the next request while a new complaint has no case yet. */
const askEvery = 3_000;

/** The complaint about the order of an emailed link; null while there is none. Never persisted. */
function guestCaseQuery(linkKey: string) {
  return queryOptions({
    // Under the key of the order, so that a change of it also refetches the complaint. Without the signature.
    queryKey: ['guest-order', linkKey.split('.')[0], linkKey.length, 'case'],
    meta: { keep: false },
    queryFn: async ({ signal }): Promise<CaseDetailFragment | null> => {
      const { guestCase } = await request(GuestCaseDocument, { key: linkKey }, { signal });
      return guestCase.__typename === 'OrderCase' ? guestCase : null;
    },
  });
}

export interface GuestCaseProps {
  /** The key of the emailed link to the order. */
  readonly linkKey: string;
  /** Whether the order is in review; otherwise the complaint has ended, or there was none. */
  readonly isOpen: boolean;
}

/** The complaint of a buyer without an account, on the page of the order. */
export function GuestCase({ linkKey, isOpen }: GuestCaseProps) {
  const headingId = useId();
  const { data, error, isFetching, refetch } = useQuery({
    ...guestCaseQuery(linkKey),
    refetchInterval: ({ state }) => (isOpen && state.data === null ? askEvery : false),
  });
  const isOffline = useIsOffline(error);
  const orderUuid = data?.orderUuid;
  useEffect(() => {
    if (orderUuid !== undefined) forgetComplaintDraft({ userId: guestId, orderUuid });
  }, [orderUuid]);
  if (data === null && !isOpen) return null;
  return (
    <CaseKeyContext value={linkKey}>
      <section className={styles.form} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.title}>
          <Trans>Your complaint</Trans>
        </h2>
        {data != null ? (
          <FoundCase found={data} isOffline={isOffline} />
        ) : data === undefined && error !== null ? (
          <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="96px" />
        )}
      </section>
    </CaseKeyContext>
  );
}
