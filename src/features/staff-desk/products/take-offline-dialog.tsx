import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { refusalOf } from '../desk-answers.ts';
import { TakeOfflineDocument } from '../review/review.gen.ts';
import type { DeskProduct } from '../review/review-queries.ts';

/** Asks before somebody's product leaves the shop. */
export function TakeOfflineDialog({ product, onClose }: { product: DeskProduct; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { slug, title, seller } = product;
  const act = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const { deleteProduct } = await request(TakeOfflineDocument, { slug, commandId: crypto.randomUUID() });
      return refusalOf(deleteProduct)?.message ?? null;
    },
    onSuccess: async (refusal) => {
      await client.invalidateQueries({ queryKey: ['staff-desk'] });
      if (refusal !== null) return;
      toast(t`Taken offline: ${title}`, { kind: 'success' });
      onClose();
    },
    onError: () =>
      toast(t`This could not be sent. Nothing has changed; please try again.`, { kind: 'error' }),
  });
  return (
    <Dialog
      role="alertdialog"
      title={t`Take “${title}” offline?`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" isPending={act.isPending} onPress={() => act.mutate()}>
            <Trans>Take offline</Trans>
          </Button>
        </>
      }
    >
      {typeof act.data === 'string' && (
        <Banner kind="error" announce>
          {act.data}
        </Banner>
      )}
      <p>
        <Trans>
          The listing of {seller.name} leaves the shop at once. Open bids end, and whoever is paying for it
          right now gets the money back.
        </Trans>
      </p>
    </Dialog>
  );
}
