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
      title={<Trans>There is nothing here</Trans>}
      action={
        <>
          <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
            <Trans>See what just came in</Trans>
          </LinkButton>
          <LinkButton to="/">
            <Trans>To the home page</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>The link is old or mistyped, or the item has been taken away.</Trans>
    </EmptyState>
  );
}
