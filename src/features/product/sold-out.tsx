import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';

const newWantedItemPath = '/account/zoekopdrachten/nieuw';

/** States that the product is sold and what the reader can do instead (PROD-047, PROD-049). */
export function SoldOutNote() {
  return (
    <Banner
      title={<Trans>This piece has found a new home</Trans>}
      action={
        <PathLink href={newWantedItemPath} className={buttonClass({ kind: 'primary' })}>
          <Trans>Let us look for one like it</Trans>
        </PathLink>
      }
    >
      <Trans>
        It stays here to look at. Tell sellers what you are looking for, or see the similar pieces below.
      </Trans>
    </Banner>
  );
}
