import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { formatDay } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { iconButtonClass } from '#src/ui/kit/button-class.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './day-calendar.module.css';
import { type DayReason, dayReasonMessage } from './transport-messages.ts';

/** Days that were proposed or rejected earlier, as YYYY-MM-DD. */
interface DayMarks {
  readonly proposed: readonly string[];
  readonly rejected: readonly string[];
}

export interface DayCalendarProps {
  /** The accessible name of the calendar. */
  readonly label: string;
  readonly from: string;
  readonly until: string;
  readonly marks: DayMarks;
  readonly value: readonly string[];
  /** Called with all selected days after one was added or removed; without it the calendar is read-only. */
  readonly onChange?: (days: readonly string[]) => void;
  /** Why a day cannot be selected; null if it can. */
  readonly reasonOf: (day: string) => DayReason | null;
}

/**
 * A calendar that shows one month, with the proposed and rejected days marked. Days that cannot be selected remain
 * reachable with the arrow keys and state the reason, also in a read-only calendar.
 */
export function DayCalendar(props: DayCalendarProps) {
  const { label, from, until, marks, value, onChange, reasonOf } = props;
  const { t } = useLingui();
  const first = value[0] ?? marks.proposed[0] ?? from;
  const [focused, setFocused] = useState(() => parseDate(first));
  const classOf = (date: CalendarDate) => {
    const day = date.toString();
    const isProposed = marks.proposed.includes(day);
    const isRejected = marks.rejected.includes(day);
    return cx(styles.cell, isProposed && styles.proposed, isRejected && styles.rejected);
  };
  return (
    <div className={styles.box}>
      <Calendar
        aria-label={label}
        className={cx(styles.calendar)}
        selectionMode="multiple"
        firstDayOfWeek="mon"
        minValue={parseDate(from)}
        maxValue={parseDate(until)}
        focusedValue={focused}
        onFocusChange={setFocused}
        isDateUnavailable={(date) => reasonOf(date.toString()) !== null}
        isReadOnly={onChange === undefined}
        value={value.map((day) => parseDate(day))}
        onChange={(dates) => onChange?.(dates.map(String).sort())}
      >
        <header className={styles.head}>
          <Button slot="previous" aria-label={t`Previous month`} className={iconButtonClass}>
            <Icon icon={ChevronLeft} size={22} />
          </Button>
          <CalendarHeading level={3} className={cx(styles.month)} />
          <Button slot="next" aria-label={t`Next month`} className={iconButtonClass}>
            <Icon icon={ChevronRight} size={22} />
          </Button>
        </header>
        <CalendarGrid className={cx(styles.grid)} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={classOf(date)} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      <FocusedDay day={focused.toString()} reason={reasonOf(focused.toString())} marks={marks} />
    </div>
  );
}

/** The information about the focused day, announced to screen readers as the focus moves. */
function FocusedDay({
  day,
  reason,
  marks,
}: {
  readonly day: string;
  readonly reason: DayReason | null;
  readonly marks: DayMarks;
}) {
  const { t } = useLingui();
  const name = formatDay(day, useLocale());
  const mark = marks.rejected.includes(day)
    ? dayReasonMessage('transport_date_rejected')
    : reason === null
      ? null
      : dayReasonMessage(reason);
  const message = mark === null ? null : t(mark);
  return (
    <p role="status" className={styles.note}>
      {message !== null && t`${name}: ${message}`}
    </p>
  );
}
