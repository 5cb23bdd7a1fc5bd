import { useContext, useEffect } from 'react';
import { PageFactsSink, windowTitle } from './page-head.tsx';

/** The title of the window while a screen is open: "Net binnen · Hervonden". Null leaves the old one until known. */
export function usePageTitle(title: string | null): void {
  useContext(PageFactsSink)?.({ title });
  useEffect(() => {
    if (title !== null) document.title = windowTitle(title);
  }, [title]);
}
