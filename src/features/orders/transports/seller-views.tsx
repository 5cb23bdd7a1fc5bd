import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { DayList } from './day-list.tsx';
import { HoursNote, type TransportViewProps } from './view-parts.tsx';

/** Waiting for the buyer to start the planning (TRANS-005). */
export function SellerIntro() {
  return (
    <>
      <p>
        <Trans>
          Our transport partner delivers this product. The buyer starts the scheduling. You then enter the
          dimensions and propose 3 to 5 days. You’ll get an email when it is your turn.
        </Trans>
      </p>
      <HoursNote reader="SELLER" />
    </>
  );
}

/** Waiting for the buyer to choose a day (TRANS-007). */
export function WaitingForBuyer({ transport: { dateSuggestion, days } }: TransportViewProps) {
  const { t } = useLingui();
  const { dates } = dateSuggestion;
  const [first, last] = [dates[0], dates.at(-1)];
  return (
    <>
      <Banner title={<Trans>Waiting for the buyer</Trans>}>
        <Trans>The buyer chooses one of your days or asks for others. You’ll get an email.</Trans>
      </Banner>
      <DayList days={dates} label={t`Days that you proposed`} />
      {first !== undefined && last !== undefined && (
        <DayCalendar
          label={t`Days that you proposed`}
          from={first}
          until={last}
          marks={{ proposed: dates, rejected: days.rejectedDates }}
          value={[]}
          reasonOf={(day) => (dates.includes(day) ? null : 'transport_date_malformed')}
        />
      )}
      <HoursNote reader="SELLER" />
    </>
  );
}
