import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { useLocale } from '#src/i18n/use-locale.ts';
import { IconButton } from '#src/ui/kit/button.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import styles from './day-calendar.module.css';
import { type DayReason, dayReasonMessage, formatDay } from './transport-messages.ts';

/** What a side picked before: days as YYYY-MM-DD. */
interface DayMarks {
  readonly proposed: readonly string[];
  readonly rejected: readonly string[];
}

export interface DayCalendarProps {
  /** What is chosen in it, read aloud. */
  readonly label: string;
  readonly from: string;
  readonly until: string;
  readonly marks: DayMarks;
  readonly value: readonly string[];
  /** All chosen days, with a pressed one added or taken away; without it there is nothing to choose. */
  readonly onChange?: (days: readonly string[]) => void;
  /** Why a day cannot be chosen; null for one that can. */
  readonly reasonOf: (day: string) => DayReason | null;
}

/**
 * A month at a time, with the picks of both sides in it. Days that cannot be chosen stay reachable by arrow keys and say
 * why; whoever only looks reads the same.
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
          <IconButton slot="previous" icon={ChevronLeft} label={t`Previous month`} />
          <CalendarHeading level={3} className={cx(styles.month)} />
          <IconButton slot="next" icon={ChevronRight} label={t`Next month`} />
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

/** What there is to know about the day where the focus is, read aloud as it moves. */
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
  const words = mark === null ? null : t(mark);
  return (
    <p role="status" className={styles.note}>
      {words !== null && `${name}: ${words}`}
    </p>
  );
}
