import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WantedItemStatus } from './wanted-queries.ts';

const words: Readonly<Record<WantedItemStatus, ReactNode>> = {
  ONGOING: <Trans>We are looking</Trans>,
  FOUND: <Trans>Found</Trans>,
  REMOVED: <Trans>Removed</Trans>,
};

/** The status of a wanted item, in words (WANT-003). */
export function StatusWords({ status }: { readonly status: WantedItemStatus }) {
  return words[status];
}
