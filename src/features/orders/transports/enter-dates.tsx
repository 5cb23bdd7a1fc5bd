import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { transportSides, wrongSides } from '#domain/transports/dimensions.ts';
import { dayRefusal, proposedDates } from '#domain/transports/transport-dates.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { DayCalendar } from './day-calendar.tsx';
import { DayList } from './day-list.tsx';
import { DimensionFields, type Sizes } from './dimension-fields.tsx';
import styles from './transports.module.css';
import type { TransportSizes } from './use-transport-step.ts';
import { HoursNote, OfflineNote, StepProblem, type TransportViewProps } from './view-parts.tsx';

const { min, max } = proposedDates;

/** The seller enters the dimensions of the product and proposes days (TRANS-008, TRANS-028, TRANS-029). */
export function EnterDates({ transport, stepping, isOffline }: TransportViewProps) {
  const { t } = useLingui();
  const { days, dimensions, listedDimensions, dateSuggestion } = transport;
  const [sizes, setSizes] = useState<Sizes>(() => ({ ...(dimensions ?? listedDimensions) }));
  const [dates, setDates] = useState<readonly string[]>([]);
  // Set when more than the maximum number of days was selected; the extra day is not added (TRANS-015).
  const [isTooMany, setTooMany] = useState(false);
  const [wasSent, setSent] = useState(false);
  const choose = (next: readonly string[]) => {
    setTooMany(next.length > max);
    if (next.length <= max) setDates(next);
  };
  const send = async () => {
    setSent(true);
    const whole = wholeSizes(sizes);
    if (whole === null || dates.length < min) return;
    const isNew = dimensions === null || transportSides.some((side) => dimensions[side] !== whole[side]);
    if (await stepping.take({ kind: 'propose', dates, sizes: isNew ? whole : null }))
      toast(t`Sent. The buyer chooses a day.`, { kind: 'success' });
  };
  return (
    <DataForm
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {dateSuggestion.proposalStatus === 'REJECTED' && (
        <>
          <Banner kind="warning">
            <Trans>None of your days suited the buyer. Please propose other days.</Trans>
          </Banner>
          <DayList days={dateSuggestion.dates} label={t`Days that the buyer rejected`} isRejected />
        </>
      )}
      <DimensionFields sizes={sizes} onChange={setSizes} isAsked={wasSent} />
      <h3 className={styles.subtitle}>
        <Trans>On which days can the driver come?</Trans>
      </h3>
      <p>
        <Trans>
          Choose {min} to {max} days. You can’t choose weekends, public holidays or days when you are away.
        </Trans>
      </p>
      <DayCalendar
        label={t`Days on which the driver can come`}
        from={days.earliest}
        until={days.latest}
        marks={{ proposed: [], rejected: days.rejectedDates }}
        value={dates}
        onChange={choose}
        reasonOf={(day) => dayRefusal(day, days)}
      />
      {dates.length > 0 && <DayList days={dates} label={t`Chosen days`} />}
      {isTooMany && (
        <Banner kind="warning" announce>
          <Trans>You can choose up to {max} days. Remove one first.</Trans>
        </Banner>
      )}
      {wasSent && dates.length < min && (
        <Banner kind="error" announce>
          <Trans>Choose at least {min} days.</Trans>
        </Banner>
      )}
      <OfflineNote isOffline={isOffline} />
      <StepProblem error={stepping.error} />
      <div className={styles.actions}>
        <Button
          kind="primary"
          type="submit"
          icon={CalendarCheck}
          isPending={stepping.pending === 'propose'}
          isDisabled={isOffline}
        >
          {dates.length < min ? (
            <Trans>Propose these days</Trans>
          ) : (
            <Plural value={dates.length} one="Propose # day" other="Propose # days" />
          )}
        </Button>
      </div>
      <HoursNote reader="SELLER" />
    </DataForm>
  );
}

/** All three dimensions; null if one is missing or out of range. */
function wholeSizes(sizes: Sizes): TransportSizes | null {
  const { width, height, depth } = sizes;
  if (width === null || height === null || depth === null || wrongSides(sizes).length > 0) return null;
  return { width, height, depth };
}
