import type { ReactNode } from 'react';
import { DeferredHydration } from '#src/ui/kit/deferred-hydration.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './home.module.css';

export interface PartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** A link to the complete list, beside the title. */
  readonly more?: { readonly href: string; readonly label: ReactNode };
  readonly children: ReactNode;
}

/**
 * A section of the home page with its heading. Its data is fetched by the caller, so that its hydration can be
 * deferred.
 */
export function Part({ id, title, intro, more, children }: PartProps) {
  return (
    <DeferredHydration as="section" className={styles.part} labelledBy={id}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {more !== undefined && (
          <PathLink href={more.href} className={styles.all}>
            {more.label}
          </PathLink>
        )}
      </div>
      {intro !== undefined && <p className={styles.partIntro}>{intro}</p>}
      {children}
    </DeferredHydration>
  );
}
