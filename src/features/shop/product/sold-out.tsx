import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';

const newWantedItemPath = '/account/zoekopdrachten/nieuw';

/** States that the product is sold and what the reader can do instead (PROD-047, PROD-049). */
export function SoldOutNote() {
  return (
    <Banner
      title={<Trans>This product is sold</Trans>}
      action={
        <PathLink href={newWantedItemPath} className={buttonClass({ kind: 'primary' })}>
          <Trans>Place a search request</Trans>
        </PathLink>
      }
    >
      <Trans>
        You can still view it here. Tell us what you are looking for, or see the similar products below.
      </Trans>
    </Banner>
  );
}
