import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CalendarDays, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { canBeConfirmed } from '#domain/transports/transport-dates.ts';
import { formatDay } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import { DayCalendar } from './day-calendar.tsx';
import { DayList } from './day-list.tsx';
import styles from './transports.module.css';
import { HoursNote, OfflineNote, StepProblem, type TransportViewProps } from './view-parts.tsx';

/** Explains the planning of a transport and starts it (TRANS-005, TRANS-025). */
export function BuyerIntro({ stepping, isOffline }: TransportViewProps) {
  const { t } = useLingui();
  const start = async () => {
    if (await stepping.take({ kind: 'start' }))
      toast(t`We are asking the seller to propose days.`, { kind: 'success' });
  };
  return (
    <>
      <p>
        <Trans>
          Agree with the seller on a day for the transport. The seller proposes a few days and you choose the
          one that suits you.
        </Trans>
      </p>
      <HoursNote reader="BUYER" />
      <OfflineNote isOffline={isOffline} />
      <StepProblem error={stepping.error} />
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={CalendarDays}
          onPress={() => void start()}
          isPending={stepping.pending === 'start'}
          isDisabled={isOffline}
        >
          <Trans>Schedule transport</Trans>
        </Button>
      </div>
    </>
  );
}

/** Waiting for the seller to propose days (TRANS-009), or other days after a rejection (TRANS-013). */
export function WaitingForSeller({ transport: { dateSuggestion } }: TransportViewProps) {
  const { t } = useLingui();
  const isRejected = dateSuggestion.proposalStatus === 'REJECTED';
  return (
    <>
      <Banner title={<Trans>Waiting for the seller</Trans>}>
        {isRejected ? (
          <Trans>
            We have asked the seller for other days. You’ll get an email as soon as you can choose.
          </Trans>
        ) : (
          <Trans>The seller proposes 3 to 5 days. You’ll get an email as soon as you can choose.</Trans>
        )}
      </Banner>
      {isRejected && <DayList days={dateSuggestion.dates} label={t`Days that you rejected`} isRejected />}
      <HoursNote reader="BUYER" />
    </>
  );
}

/** The buyer confirms one of the proposed days, or rejects them all (TRANS-006, TRANS-026, TRANS-027). */
export function ConfirmDates({ transport, stepping, isOffline }: TransportViewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const today = amsterdamDay(new Date(useNow()));
  const { id, dates } = transport.dateSuggestion;
  const { rejectedDates } = transport.days;
  const [chosen, setChosen] = useState<string | null>(null);
  const open = dates.filter((day) => canBeConfirmed(day, today));
  const [first, last] = [dates[0], dates.at(-1)];
  if (id === null || first === undefined || last === undefined) return null;
  const confirm = async () => {
    if (chosen === null) return;
    if (await stepping.take({ kind: 'select', id, day: chosen }))
      toast(t`Confirmed. The seller has been notified.`, { kind: 'success' });
  };
  const reject = async () => {
    if (await stepping.take({ kind: 'reject', id }))
      toast(t`We are asking the seller for other days.`, { kind: 'success' });
  };
  return (
    <>
      <p>
        <Trans>The seller proposes these days. Which one suits you?</Trans>
      </p>
      <div className={styles.choice}>
        <DayCalendar
          label={t`Proposed days`}
          from={first}
          until={last}
          marks={{ proposed: open, rejected: rejectedDates }}
          value={chosen === null ? [] : [chosen]}
          onChange={(days) => setChosen(days.find((day) => day !== chosen) ?? null)}
          reasonOf={(day) => (open.includes(day) ? null : dates.includes(day) ? 'too_close' : 'not_proposed')}
        />
        {open.length > 0 && (
          <RadioGroup
            label={t`Choose a day`}
            options={open.map((day) => ({ value: day, label: formatDay(day, locale) }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </div>
      {open.length === 0 && (
        <Banner kind="warning">
          <Trans>It is too late to book these days. Ask the seller for other days.</Trans>
        </Banner>
      )}
      <OfflineNote isOffline={isOffline} />
      <StepProblem error={stepping.error} />
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={CalendarCheck}
          onPress={() => void confirm()}
          isPending={stepping.pending === 'select'}
          isDisabled={isOffline || chosen === null || stepping.pending === 'reject'}
        >
          {chosen === null ? (
            <Trans>Confirm the day</Trans>
          ) : (
            <Trans>Confirm {formatDay(chosen, locale)}</Trans>
          )}
        </Button>
        <Button
          icon={CalendarX}
          onPress={() => void reject()}
          isPending={stepping.pending === 'reject'}
          isDisabled={isOffline || stepping.pending === 'select'}
        >
          <Trans>None of these days suits me</Trans>
        </Button>
      </div>
      <HoursNote reader="BUYER" />
    </>
  );
}
