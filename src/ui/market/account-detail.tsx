import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { QueryContent, type QueryState } from '#src/ui/kit/query-content.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './account-detail.module.css';
import { Picture, type PictureProps } from './picture.tsx';

export interface AccountDetailProps<Data> {
  /** The data is null if the object does not exist. */
  readonly query: QueryState<Data | null>;
  /** Rendered if the object does not exist. */
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The detail page of one row of an account's list: the back link, the age of stale data, or why it could not be
 * loaded.
 */
export function AccountDetail<Data>({ query, notFound, backLink, children }: AccountDetailProps<Data>) {
  const { data } = query;
  if (data === null) return notFound;
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Icon icon={ArrowLeft} size={18} />
        {backLink}
      </p>
      <QueryContent query={{ ...query, data }} skeleton={<Skeleton height="320px" />} isWholePage>
        {children}
      </QueryContent>
    </div>
  );
}

export interface DetailColumnsProps extends Pick<PictureProps, 'image' | 'alt'> {
  readonly children: ReactNode;
}

/** The photo beside the details; on a phone above them. */
export function DetailColumns({ image, alt, children }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <Picture
        image={image}
        alt={alt}
        widths={[320, 640, 960]}
        sizes="(min-width: 768px) 360px, 100vw"
        ratio={0.75}
        className={styles.photo ?? ''}
      />
      <div className={styles.side}>{children}</div>
    </div>
  );
}

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
