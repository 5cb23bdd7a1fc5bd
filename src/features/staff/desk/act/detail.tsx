import type { ReactNode } from 'react';
import { formatAgo, formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { QueryWait } from '#src/ui/kit/query-content.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import deskStyles from '../desk.module.css';
import styles from './act.module.css';
import type { DeskAnswer } from './use-desk-query.ts';

export interface DeskDetailPageProps {
  readonly userId: string;
  /** The last segment of the URL. */
  readonly id: string;
  /** Rendered if the id does not exist. */
  readonly notFound: ReactNode;
}

interface DetailProps<Data> {
  /** The data is null if the id does not exist. */
  readonly query: DeskAnswer<Data | null>;
  /** Rendered if the id does not exist. */
  readonly notFound?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A detail page of the staff desk: loading, failed, not found or loaded. */
export function DeskDetail<Data>({ query, notFound = null, children }: DetailProps<Data>) {
  const { data } = query;
  if (data === null) return notFound;
  if (data === undefined) return <DeskWait query={query} height="24lh" isWholePage />;
  return <div className={deskStyles.page}>{children(data)}</div>;
}

/** A placeholder while data loads, or the loading error with a retry button. */
export function DeskWait({
  query,
  height,
  isWholePage = false,
}: {
  readonly query: DeskAnswer<unknown>;
  readonly height: string;
  readonly isWholePage?: boolean;
}) {
  return <QueryWait query={query} skeleton={<Skeleton height={height} />} isWholePage={isWholePage} />;
}

export interface Fact {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** A description list of facts; empty values are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== false && value !== '')
        .map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a page keep their order
          <div key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The date and time of a timestamp, or relative time; renders nothing without one. */
export function Moment({
  at,
  isRelative = false,
}: {
  readonly at: string | null | undefined;
  readonly isRelative?: boolean;
}) {
  const locale = useLocale();
  if (at == null) return null;
  if (isRelative) return <time dateTime={at}>{formatAgo(Date.parse(at), Date.now(), locale)}</time>;
  return (
    <time dateTime={at}>
      <span className={styles.whole}>{formatDate(at, locale)}</span>{' '}
      <span className={styles.whole}>{formatTime(at, locale)}</span>
    </time>
  );
}

/** The deadline of a task; highlighted if staff have missed it. */
export function Due({ at, isForStaff }: { readonly at: string | null; readonly isForStaff: boolean }) {
  if (at === null) return null;
  return (
    <State isAlert={isForStaff && Date.parse(at) < Date.now()}>
      <Moment at={at} />
    </State>
  );
}

/** A status label; `isAlert` highlights one that needs attention. */
export function State({
  children,
  isAlert = false,
}: {
  readonly children: ReactNode;
  readonly isAlert?: boolean;
}) {
  return (
    <span className={styles.state} data-alert={isAlert ? '' : undefined}>
      {children}
    </span>
  );
}
