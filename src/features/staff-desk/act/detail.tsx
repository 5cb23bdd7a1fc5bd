import type { ReactNode } from 'react';
import { formatAgo, formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import deskStyles from '../desk.module.css';
import styles from './act.module.css';
import type { DeskAnswer } from './use-desk-query.ts';

/** What a page about one thing is given. */
export interface DeskDetailPageProps {
  readonly userId: string;
  /** The last part of its address. */
  readonly id: string;
  /** In the place of a page about nothing. */
  readonly notFound: ReactNode;
}

interface DetailProps<Data> {
  /** Data are null where there is nothing under the address. */
  readonly query: DeskAnswer<Data | null>;
  /** In the place of a page about nothing. */
  readonly notFound?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A page about one thing of the desk, once it is there. */
export function DeskDetail<Data>({ query, notFound = null, children }: DetailProps<Data>) {
  const { data } = query;
  if (data === null) return notFound;
  if (data === undefined) return <DeskWait query={query} height="24lh" isWholePage />;
  return <div className={deskStyles.page}>{children(data)}</div>;
}

/** In the place of what is not there yet, or could not be loaded. */
export function DeskWait({
  query: { error, isOffline, isFetching, retry },
  height,
  isWholePage = false,
}: {
  readonly query: DeskAnswer<unknown>;
  readonly height: string;
  readonly isWholePage?: boolean;
}) {
  if (error === null) return <Skeleton height={height} />;
  return (
    <LoadProblem isWholePage={isWholePage} isOffline={isOffline} isRetrying={isFetching} onRetry={retry} />
  );
}

export interface Fact {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** What is known of a thing, in pairs; empty ones are left out. */
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

/** A part of the page with its heading. */
export function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Day and time of a moment, or how long ago it was; nothing where there is none. */
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

/** The deadline of work; one that staff have missed stands out. */
export function Due({ at, isForStaff }: { readonly at: string | null; readonly isForStaff: boolean }) {
  if (at === null) return null;
  return (
    <State isAlert={isForStaff && Date.parse(at) < Date.now()}>
      <Moment at={at} />
    </State>
  );
}

/** How something stands; `isAlert` marks what needs somebody. */
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
