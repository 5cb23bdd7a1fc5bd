import type { ReactNode } from 'react';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import deskStyles from '../desk.module.css';
import styles from './act.module.css';

interface DetailProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isOffline: boolean;
    readonly isFetching: boolean;
    readonly retry: () => void;
  };
  readonly children: (data: Data) => ReactNode;
}

/** A page about one thing of the desk, once it is there. */
export function DeskDetail<Data>({ query, children }: DetailProps<Data>) {
  const { data, error, isOffline, isFetching, retry } = query;
  if (data !== undefined) return <div className={deskStyles.page}>{children(data)}</div>;
  if (error === null) return <Skeleton height="24lh" />;
  return <LoadProblem isWholePage isOffline={isOffline} isRetrying={isFetching} onRetry={retry} />;
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
        .filter(({ value }) => value !== null && value !== '')
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

/** Day and time of a moment; nothing where there is none. */
export function Moment({ at }: { readonly at: string | null | undefined }) {
  const locale = useLocale();
  if (at == null) return null;
  return (
    <time dateTime={at}>
      <span className={styles.whole}>{formatDate(at, locale)}</span>{' '}
      <span className={styles.whole}>{formatTime(at, locale)}</span>
    </time>
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
