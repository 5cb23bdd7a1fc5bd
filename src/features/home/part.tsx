import type { ReactNode } from 'react';
import { DeferredHydration } from '#src/ui/kit/deferred-hydration.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './home.module.css';

export interface PartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** A link beside the title to all of it. */
  readonly more?: { readonly href: string; readonly words: ReactNode };
  readonly children: ReactNode;
}

/** A part of the home page under its heading. What it shows is asked for outside of it, so that it may sleep. */
export function Part({ id, title, intro, more, children }: PartProps) {
  return (
    <DeferredHydration as="section" className={styles.part} labelledBy={id}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {more !== undefined && (
          <PathLink href={more.href} className={styles.all}>
            {more.words}
          </PathLink>
        )}
      </div>
      {intro !== undefined && <p className={styles.partIntro}>{intro}</p>}
      {children}
    </DeferredHydration>
  );
}
