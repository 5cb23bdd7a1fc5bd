import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider';
import { keepOptions } from '#src/data/graphql/query-cache.ts';
import { localeTags } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { queryClient, router } from './router.ts';

/** Words, answers of the server and the router around everything. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ControlLocale>
        <PersistQueryClientProvider client={queryClient} persistOptions={keepOptions}>
          <RouterProvider router={router} />
        </PersistQueryClientProvider>
      </ControlLocale>
    </I18nProvider>
  );
}

/** The controls' own words and sorting follow the shop's language, not the browser's. */
function ControlLocale({ children }: { readonly children: ReactNode }) {
  return <AriaLocale locale={localeTags[useLocale()]}>{children}</AriaLocale>;
}
