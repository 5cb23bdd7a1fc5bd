import { Trans, useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';

/** The page for an unknown address (ROUTE-044). */
export function NotFoundScreen() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`, 404);
  return (
    <EmptyState
      icon={Compass}
      level={1}
      title={<Trans>Page not found</Trans>}
      action={
        <>
          <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
            <Trans>See new arrivals</Trans>
          </LinkButton>
          <LinkButton to="/">
            <Trans>Go to the home page</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>The link may be incorrect or out of date, or the product may have been removed.</Trans>
    </EmptyState>
  );
}
