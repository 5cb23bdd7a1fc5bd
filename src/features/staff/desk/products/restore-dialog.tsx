import { Trans, useLingui } from '@lingui/react/macro';
import { request } from '#src/data/graphql/client.ts';
import { ActDialog } from '../act/act-dialog.tsx';
import { granted } from '../act/granted.ts';
import { RestoreProductDocument, type RestoreProductMutationVariables } from '../review/review.gen.ts';
import type { DeskProduct } from '../review/review-queries.ts';

export interface RestoreDialogProps {
  readonly product: Pick<DeskProduct, 'slug' | 'title'>;
  readonly onClose: () => void;
}

/** Confirms returning a product that staff took offline without a report to review. */
export function RestoreDialog({ product: { slug, title }, onClose }: RestoreDialogProps) {
  const { t } = useLingui();
  return (
    <ActDialog<Omit<RestoreProductMutationVariables, 'commandId'>>
      title={<Trans>Put “{title}” back in review?</Trans>}
      label={<Trans>Put back in review</Trans>}
      intent={{ slug }}
      act={async (intent, commandId) =>
        granted((await request(RestoreProductDocument, { ...intent, commandId })).restoreRemovedProduct)
      }
      done={t`Back in review: ${title}`}
      onClose={onClose}
    >
      <p>
        <Trans>The listing goes back to “Listings in review” and is online again once it is approved.</Trans>
      </p>
    </ActDialog>
  );
}
