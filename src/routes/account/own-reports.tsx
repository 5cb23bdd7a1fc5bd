import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { AuthGate } from './auth-gate.tsx';

export interface ReportSearch {
  /** Key of an emailed link, which opens one report for a visitor or a suspended person. */
  readonly sleutel?: string;
}

/** The list of a person's own reports, and each report below it. */
export const Route = createFileRoute('/_account/account/gemeld/$')({
  validateSearch: ({ sleutel }: Record<string, unknown>): ReportSearch =>
    typeof sleutel === 'string' ? { sleutel } : {},
  component: Screen,
});

// Few people report anything, so the chunks of these pages are not listed in the entry files.
const OwnReportsPage = lazy(async () => {
  const { OwnReportsPage: Page } = await import('#src/features/account/reports/own-reports-page.tsx');
  return { default: Page };
});
const OwnReportPage = lazy(async () => {
  const { OwnReportPage: Page } = await import('#src/features/account/reports/own-report-page.tsx');
  return { default: Page };
});

function Screen() {
  const { _splat: uuid = '' } = Route.useParams();
  const { sleutel = null } = Route.useSearch();
  const { session, wasExpired } = useSession();
  const page = (userId: string | null) => (
    <Suspense fallback={<Skeleton height="24lh" />}>
      <OwnReportPage
        key={uuid}
        userId={userId}
        linkKey={sleutel}
        uuid={uuid}
        notFound={<NotFoundScreen />}
        backLink={
          userId === null ? (
            <Link to="/">
              <Trans>To the home page</Trans>
            </Link>
          ) : (
            <Link to="/account/gemeld/$" params={{ _splat: '' }}>
              <Trans>Your reports</Trans>
            </Link>
          )
        }
      />
    </Suspense>
  );
  if (uuid !== '' && sleutel !== null && session === null && !wasExpired) return page(null);
  return (
    <AuthGate>
      {({ userId }) =>
        uuid !== '' ? (
          page(userId)
        ) : (
          <Suspense fallback={<Skeleton height="24lh" />}>
            <OwnReportsPage userId={userId} />
          </Suspense>
        )
      }
    </AuthGate>
  );
}
