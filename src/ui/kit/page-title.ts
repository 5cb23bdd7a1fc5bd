import { useContext, useEffect } from 'react';
import { type PageFacts, PageFactsSink, windowTitle } from './page-head.tsx';

/**
 * The title of the window while a screen is open: "Net binnen · Hervonden". Null leaves the old one until known.
 * `status` is what the server answers with when the screen is a page of its own, such as 404.
 */
export function usePageTitle(title: string | null, status?: PageFacts['status']): void {
  useContext(PageFactsSink)?.({ title, status });
  useEffect(() => {
    if (title !== null) document.title = windowTitle(title);
  }, [title]);
}
