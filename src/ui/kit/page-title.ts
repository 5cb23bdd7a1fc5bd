import { useContext, useEffect } from 'react';
import { type PageFacts, PageFactsSink, windowTitle } from './page-head.tsx';

/**
 * Sets the window title while a screen is open: "Net binnen · Hervonden". Null keeps the previous title until this
 * one is known. `status` is the HTTP status of the server's response if the screen is a page of its own, such as 404.
 */
export function usePageTitle(title: string | null, status?: PageFacts['status']): void {
  useContext(PageFactsSink)?.({ title, status });
  useEffect(() => {
    if (title !== null) document.title = windowTitle(title);
  }, [title]);
}
