import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** The target time as ISO 8601 from the configuration; empty or null for none. */
  readonly target: string | null;
}

const second = 1000;

/**
 * Days, hours, minutes and seconds until a time (UI-020). Renders nothing without a valid time, once it has passed,
 * and on the server, where the time of reading is unknown.
 */
export function Countdown({ target }: CountdownProps) {
  const { t } = useLingui();
  const left = useTimeUntil(target === null || target === '' ? Number.NaN : Date.parse(target));
  if (left === null) return null;
  const total = Math.floor(left / second);
  const days = Math.floor(total / 86_400);
  const hours = Math.floor((total % 86_400) / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = total % 60;
  const parts: readonly (readonly [string, number, string])[] = [
    ['d', days, t`days`],
    ['h', hours, t`hours`],
    ['m', minutes, t`minutes`],
    ['s', seconds, t`seconds`],
  ];
  return (
    <div role="timer" className={styles.countdown}>
      {parts.map(([key, value, unit]) => (
        <span key={key} className={styles.part}>
          <span className={styles.value}>{String(value).padStart(2, '0')}</span> {unit}
        </span>
      ))}
    </div>
  );
}

/** Milliseconds until `moment`, updated every second; null if it has passed or is invalid. */
function useTimeUntil(moment: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const read = () => {
      const rest = moment - Date.now();
      setLeft(rest > 0 ? rest : null);
      return rest > 0;
    };
    if (!read()) return;
    const timer = setInterval(() => {
      if (!read()) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
