import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import type { MyProductDetail } from './my-products-query.ts';

/** Why staff took the product offline, and what its seller can do. */
export function RemovedBanner({ removal }: { readonly removal: NonNullable<MyProductDetail['removal']> }) {
  const { text, explanation, reportUuid } = removal;
  return (
    <Banner kind="warning" title={<Trans>This listing is offline</Trans>}>
      <p>{text}</p>
      <p>{explanation}</p>
      <p>
        <Trans>If you list it again, we review it before it goes live.</Trans>
      </p>
      <p>
        {reportUuid === null ? (
          <Trans>
            Do you think this is a mistake? <PathLink href="/contact">Contact us</PathLink> and tell us why.
          </Trans>
        ) : (
          <Trans>
            Do you disagree? You can read our decision and{' '}
            <PathLink href={`/account/gemeld/${reportUuid}`}>appeal against it</PathLink>.
          </Trans>
        )}
      </p>
    </Banner>
  );
}
