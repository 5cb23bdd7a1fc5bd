import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { planningViewOf } from '#domain/transports/planning.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import { BuyerIntro, ConfirmDates, WaitingForSeller } from './buyer-views.tsx';
import { EnterDates } from './enter-dates.tsx';
import { DayRefused, Planned, SyncFailure, WaitingForSync } from './planned-views.tsx';
import { SellerIntro, WaitingForBuyer } from './seller-views.tsx';
import { TransportFrame, TransportLoading } from './transport-frame.tsx';
import { transportQuery } from './transport-query.ts';
import type { TransportDetailFragment } from './transports.gen.ts';
import styles from './transports.module.css';
import { useTransportStep } from './use-transport-step.ts';
import type { TransportViewProps } from './view-parts.tsx';

export interface TransportPlanningProps {
  readonly userId: string;
  readonly deliveryUuid: string;
}

/** The planning of a transport day between both sides of a sale, for the signed-in side (ORDER-010, TRANS-033). */
export function TransportPlanning({ userId, deliveryUuid }: TransportPlanningProps) {
  const { data, error, isFetching, refetch } = useQuery(transportQuery(userId, deliveryUuid));
  const isOffline = useIsOffline(error);
  // The transport partner does not deliver this order, or no longer does.
  if (data === null) return null;
  if (data === undefined && error === null) return <TransportLoading />;
  return (
    <TransportFrame>
      {data === undefined ? (
        // TRANS-030.
        <Banner
          kind="error"
          announce
          action={
            <Button onPress={() => void refetch()} isPending={isFetching}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>
        </Banner>
      ) : (
        <Dialogue userId={userId} transport={data} isOffline={isOffline} />
      )}
    </TransportFrame>
  );
}

function Dialogue({
  userId,
  transport,
  isOffline,
}: {
  readonly userId: string;
  readonly transport: TransportDetailFragment;
  readonly isOffline: boolean;
}) {
  const { t } = useLingui();
  const stepping = useTransportStep(userId, transport.uuid);
  const { status: sync, dateSuggestion, syncFailed } = transport;
  // Staff see the view of the side that is waiting.
  const role = transport.role ?? lookingOn(transport);
  const view = planningViewOf({ sync, status: dateSuggestion.status, role });
  const isTurn = view === 'enter_dates' || view === 'confirm_dates' || (view === 'intro' && role === 'BUYER');
  const state = useRef<HTMLElement>(null);
  // The buttons disappear after a step, so the focus moves here.
  useRetainedFocus(state, isTurn ? 1 : 0);
  const given: TransportViewProps = { transport, stepping, isOffline };
  return (
    <section ref={state} tabIndex={-1} aria-label={t`Scheduling status`} className={styles.state}>
      {syncFailed &&
        (view === 'enter_dates' || view === 'waiting_for_seller' ? (
          <DayRefused role={role} />
        ) : (
          <SyncFailure />
        ))}
      {view === 'waiting_for_sync' && <WaitingForSync transport={transport} />}
      {view === 'intro' && (role === 'BUYER' ? <BuyerIntro {...given} /> : <SellerIntro />)}
      {view === 'waiting_for_seller' && <WaitingForSeller {...given} />}
      {view === 'enter_dates' && <EnterDates {...given} />}
      {view === 'confirm_dates' && <ConfirmDates key={dateSuggestion.id} {...given} />}
      {view === 'waiting_for_buyer' && <WaitingForBuyer {...given} />}
      {view === 'planned' && <Planned transport={transport} />}
    </section>
  );
}

function lookingOn({ dateSuggestion: { status } }: TransportDetailFragment): OrderRole {
  return status === 'waiting_on_seller' ? 'BUYER' : 'SELLER';
}
