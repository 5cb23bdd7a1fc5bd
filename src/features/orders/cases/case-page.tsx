import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useQueryState } from '#src/data/use-query-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountDetail } from '#src/ui/market/account-detail.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { caseQuery } from './case-query.ts';
import styles from './cases.module.css';
import { forgetComplaint } from './complaint-photos.ts';
import { FoundCase } from './found-case.tsx';
import { OpenForm } from './open-form.tsx';

export interface CasePageProps {
  readonly userId: string;
  readonly orderUuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
}

/** The complaint about an order: the form that opens it, then its status and the actions of each side. */
export function CasePage({ userId, orderUuid, notFound, backLink }: CasePageProps) {
  const { t } = useLingui();
  const query = useQueryState(useQuery(caseQuery(userId, orderUuid)));
  const { data, isOffline } = query;
  const locale = useLocale();
  usePageTitle(t`Complaint`);
  const isOpened = data?.found != null;
  useEffect(() => {
    if (isOpened) forgetComplaint({ userId, orderUuid });
  }, [isOpened, userId, orderUuid]);
  return (
    <AccountDetail query={query} notFound={notFound} backLink={backLink}>
      {({ order, found }) => (
        <div className={styles.form}>
          <h1>
            <Trans>
              Complaint about {order.product == null ? order.title : titleIn(order.product, locale)}
            </Trans>
          </h1>
          {found !== null ? (
            <FoundCase found={found} isOffline={isOffline} />
          ) : order.delivery.possible.includes('dispute') ? (
            <OpenForm userId={userId} order={order} isOffline={isOffline} />
          ) : (
            <Banner>
              <Trans>
                You can make a complaint once the product has arrived, or should have arrived. Any questions?
                Contact the other party.
              </Trans>
            </Banner>
          )}
        </div>
      )}
    </AccountDetail>
  );
}
