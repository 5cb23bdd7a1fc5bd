import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { wantedHref } from './fact-links.ts';
import type { Product } from './product-query.ts';

export interface SoldOutNoteProps {
  readonly product: Product;
  /** In the reader's language. */
  readonly title: string;
}

/** States that the product is sold and what the reader can do instead (PROD-047, PROD-049). */
export function SoldOutNote({ product, title }: SoldOutNoteProps) {
  return (
    <Banner
      title={<Trans>This product is sold</Trans>}
      action={
        <PathLink href={wantedHref(product, title)} className={buttonClass({ kind: 'primary' })}>
          <Trans>Post a wanted request for this</Trans>
        </PathLink>
      }
    >
      <Trans>
        You can still view it here. Tell us what you are looking for, or see the similar products below.
      </Trans>
    </Banner>
  );
}
