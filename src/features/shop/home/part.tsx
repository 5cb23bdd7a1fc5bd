import { type ReactNode, Suspense } from 'react';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { useIsFirstPage } from '#src/ui/kit/use-is-first-page.ts';
import styles from './home.module.css';

export interface PartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** A link to the complete list, beside the title. */
  readonly more?: { readonly href: string; readonly label: ReactNode };
  readonly children: ReactNode;
}

/** A section of the home page with its heading, which React hydrates on its own. */
export function Part({ id, title, intro, more, children }: PartProps) {
  const isFirstPage = useIsFirstPage();
  return (
    <section className={styles.part} aria-labelledby={id} data-first-page={isFirstPage || undefined}>
      <Suspense>
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
      </Suspense>
    </section>
  );
}
