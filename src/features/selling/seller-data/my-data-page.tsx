import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { FormPage, FormSection } from '#src/ui/market/form-parts.tsx';
import type { AddressEntrySlot } from './details-fields.tsx';
import { EmailForm } from './email-form.tsx';
import { RegisterSeller } from './register-seller.tsx';
import styles from './seller-data.module.css';
import { SellerForm } from './seller-form.tsx';
import { myDataQuery } from './seller-query.ts';

export interface MyDataPageProps {
  readonly userId: string;
  readonly addressEntry: AddressEntrySlot;
  readonly addressesLink: ReactNode;
}

/** The page "My details" (ACCT-017): the account's email address, saved addresses, and the seller details. */
export function MyDataPage({ userId, addressEntry, addressesLink }: MyDataPageProps) {
  const { t } = useLingui();
  usePageTitle(t`My details`);
  const isOffline = useIsOffline();
  const { data, isError, isFetching, refetch } = useQuery(myDataQuery(userId));
  useNextStep(data?.seller === undefined ? undefined : data.seller !== null);
  return (
    <FormPage>
      <h1>
        <Trans>My details</Trans>
      </h1>
      {data === undefined &&
        (isError || isOffline ? (
          <LoadProblem isOffline={isOffline} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton height="560px" />
        ))}
      {data !== undefined && (
        <>
          <FormSection id="my-account" title={<Trans>Account</Trans>}>
            <EmailForm key={data.email} email={data.email} />
          </FormSection>
          <FormSection id="my-addresses" title={<Trans>Addresses</Trans>}>
            <p>{addressesLink}</p>
          </FormSection>
          {data.seller === null ? (
            <FormSection id="my-seller" title={<Trans>Do you want to sell too?</Trans>}>
              <p className={styles.soft}>
                <Trans>
                  With these details you can publish listings. Buyers see your name and town. A buyer who
                  collects from you also sees your address.
                </Trans>
              </p>
              <RegisterSeller userId={userId} addressEntry={addressEntry} />
            </FormSection>
          ) : (
            <SellerForm key={data.seller.uuid} userId={userId} data={data} addressEntry={addressEntry} />
          )}
        </>
      )}
    </FormPage>
  );
}

/**
 * Moves the focus to the payout section once the person has become a seller, because the bank account is asked for
 * next.
 */
function useNextStep(isSeller: boolean | undefined): void {
  const before = useRef(isSeller);
  useEffect(() => {
    if (before.current === false && isSeller === true) {
      const heading = document.getElementById('seller-payout');
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    }
    before.current = isSeller;
  }, [isSeller]);
}
