import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider';
import { localeTags } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { RenderedAt } from '#src/ui/kit/use-now.ts';
import type { AppRouter } from './create-app-router.ts';
import { Hydrated } from './hydrated.tsx';

export interface AppProps {
  readonly router: AppRouter;
  /** Milliseconds since 1970 at which the server made the page; null for a page that begins in the browser. */
  readonly renderedAt: number | null;
  /** Puts the answers of the server around the screens; the browser keeps them, the server does not. */
  readonly withAnswers: (screens: ReactNode) => ReactNode;
}

/** Words, answers of the server and the router around everything. */
export function App({ router, renderedAt, withAnswers }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ControlLocale>
        <RenderedAt value={renderedAt}>{withAnswers(<RouterProvider router={router} />)}</RenderedAt>
        <Hydrated />
      </ControlLocale>
    </I18nProvider>
  );
}

/** The controls' own words and sorting follow the shop's language, not the browser's. */
function ControlLocale({ children }: { readonly children: ReactNode }) {
  return <AriaLocale locale={localeTags[useLocale()]}>{children}</AriaLocale>;
}
