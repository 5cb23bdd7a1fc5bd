import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ArchiveProductDocument } from './my-products.gen.ts';
import type { MyProduct } from './my-products-query.ts';

/** FORM-006: an archived or rejected product cannot be taken offline again. */
const gone = new Set(['ARCHIVED', 'REJECTED']);

export interface BulkActionsProps {
  readonly products: readonly MyProduct[];
  readonly isOffline: boolean;
  readonly onDone: () => void;
}

/** Takes several products offline after a confirmation; says how many could not be. */
export function BulkActions({ products, isOffline, onDone }: BulkActionsProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const possible = products.filter(({ status }) => !gone.has(status));
  const archive = async () => {
    setBusy(true);
    let failed = 0;
    for (const { slug } of possible) if (!(await archiveOne(slug))) failed += 1;
    setBusy(false);
    setAsking(false);
    if (failed > 0)
      toast(t`Not all listings could be archived: ${failed} are still there. Try again.`, { kind: 'error' });
    else toast(t`Archived. You can find them under the status “Archived”.`, { kind: 'success' });
    onDone();
  };
  return (
    <>
      <Button
        size="small"
        icon={Archive}
        isDisabled={isOffline || possible.length === 0}
        onPress={() => setAsking(true)}
      >
        <Trans>Archive</Trans>
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          role="alertdialog"
          onOpenChange={(isOpen) => !isOpen && setAsking(false)}
          title={<Plural value={possible.length} one="Archive # listing?" other="Archive # listings?" />}
          actions={
            <>
              <Button kind="quiet" onPress={() => setAsking(false)}>
                <Trans>Keep them</Trans>
              </Button>
              <Button kind="danger" isPending={isBusy} onPress={() => void archive()}>
                <Trans>Archive</Trans>
              </Button>
            </>
          }
        >
          <Trans>
            Buyers can no longer find an archived listing. You can put it up for sale again later.
          </Trans>
        </Dialog>
      )}
    </>
  );
}

async function archiveOne(slug: string): Promise<boolean> {
  try {
    const variables = { slug, commandId: crypto.randomUUID() };
    const { deleteProduct } = await request(ArchiveProductDocument, variables);
    return !deleteProduct.__typename.endsWith('Error');
  } catch (error) {
    logger.warn('product_not_archived', { error: errorText(error) });
    return false;
  }
}
