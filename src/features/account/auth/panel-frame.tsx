import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import styles from './auth.module.css';
import type { PanelTools } from './panel-tools.ts';

export interface PanelFrameProps {
  readonly tools: PanelTools;
  readonly title: string;
  readonly children: ReactNode;
}

/** The column of a panel screen with its heading, which gets the focus when the screen changes. */
export function PanelFrame({ tools, title, children }: PanelFrameProps) {
  const { place, hasMoved } = tools;
  usePageTitle(place === 'page' ? title : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNamedByWindow = place === 'dialog' && !hasMoved;
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  const Heading = place === 'page' ? 'h1' : 'h2';
  return (
    <div className={styles.panel}>
      {!isNamedByWindow && (
        <Heading
          ref={heading}
          tabIndex={-1}
          className={styles.title}
          data-small={place === 'dialog' || undefined}
        >
          {title}
        </Heading>
      )}
      {children}
    </div>
  );
}
