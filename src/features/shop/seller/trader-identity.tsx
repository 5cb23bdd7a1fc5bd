import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { TraderIdentityDocument } from './trader.gen.ts';
import styles from './trader.module.css';

export interface TraderIdentityProps {
  readonly sellerUuid: string;
  readonly isOpenAtFirst?: boolean;
}

/** The identity of a business (DSA, article 30), loaded when the section is open. */
export function TraderIdentity({ sellerUuid, isOpenAtFirst = false }: TraderIdentityProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.block} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Trans>About this business seller</Trans>
      </summary>
      {isOpen && <Details sellerUuid={sellerUuid} />}
    </details>
  );
}

function Details({ sellerUuid }: { readonly sellerUuid: string }) {
  const isOffline = useIsOffline();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['trader-identity', sellerUuid],
    queryFn: async ({ signal }) => {
      const { seller } = await request(TraderIdentityDocument, { uuid: sellerUuid }, { signal });
      return seller.__typename === 'Seller' ? seller.traderIdentity : null;
    },
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton height="6lh" />
    ) : (
      <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (data === null)
    return (
      <p>
        <Trans>This seller has not completed their business details yet.</Trans>
      </p>
    );
  const { name, street, houseNumber, postcode, city, country, phone, email } = data;
  return (
    <>
      <address className={styles.address}>
        <strong>{name}</strong>
        <span>
          {street} {houseNumber}
        </span>
        <span>
          {postcode} {city} ({country})
        </span>
        <a href={`tel:${phone}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </address>
      <p>
        <Trans>Registration number</Trans>: {data.registrationNumber}
        {data.vatNumber !== null && (
          <>
            <br />
            <Trans>VAT number</Trans>: {data.vatNumber}
          </>
        )}
      </p>
      <p>
        <Trans>The seller declares that they only offer products that comply with EU law.</Trans>
      </p>
    </>
  );
}
