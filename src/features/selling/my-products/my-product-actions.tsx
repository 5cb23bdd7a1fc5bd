import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { invalidateOwnProducts } from '#src/data/graphql/product-changed.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ArchiveProductDocument, SellProductDocument } from './my-products.gen.ts';
import type { MyProduct } from './my-products-query.ts';

/** The texts of FORM-068, FORM-072 and FORM-073. */
const texts = {
  deleted: msg({ id: 'form.success_messages.delete', message: 'The listing has been archived.' }),
  sold: msg({ id: 'form.success_messages.sold', message: 'Congratulations: the product is marked as sold.' }),
  failed: msg({
    id: 'form.save_error_messages',
    message: 'That did not work. Nothing was lost; try again in a moment.',
  }),
};

/**
 * The immediate actions on a product, each with a confirmation: mark as sold (FORM-017), or take offline
 * (FORM-013..016).
 */
export function MyProductActions({ product }: { readonly product: MyProduct }) {
  const isForSale = product.status === 'PUBLISHED' && product.inventory > 0;
  const isGone = product.status === 'ARCHIVED' || product.status === 'REJECTED';
  return (
    <>
      {isForSale && (
        <Act
          label={<Trans>Mark as sold</Trans>}
          question={<Trans>Is this product sold?</Trans>}
          doneMessage={texts.sold}
          send={async (commandId) => {
            const { markProductAsSold } = await request(SellProductDocument, {
              slug: product.slug,
              commandId,
            });
            return markProductAsSold.__typename;
          }}
        >
          <Trans>
            Buyers can no longer buy it or bid on it. The page stays online as an example of what you sell.
          </Trans>
        </Act>
      )}
      {!isGone && (
        <Act
          isDanger
          label={<Trans>Archive listing</Trans>}
          question={<Trans>Archive this listing?</Trans>}
          doneMessage={texts.deleted}
          send={async (commandId) => {
            const { deleteProduct } = await request(ArchiveProductDocument, {
              slug: product.slug,
              commandId,
            });
            return deleteProduct.__typename;
          }}
        >
          <Trans>
            Buyers can no longer find an archived listing. You can put it up for sale again later.
          </Trans>
        </Act>
      )}
    </>
  );
}

interface ActProps {
  readonly label: ReactNode;
  readonly question: ReactNode;
  readonly children: ReactNode;
  readonly doneMessage: MessageDescriptor;
  readonly isDanger?: boolean;
  /** Resolves to the type name of the server's answer. */
  readonly send: (commandId: string) => Promise<string>;
}

/**
 * A button with its confirmation and action; a retry after a lost answer has the same command id. Never queued
 * offline.
 */
function Act({ label, question, children, doneMessage, isDanger = false, send }: ActProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const isOffline = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const command = useRef<string | null>(null);
  const acting = useMutation({
    mutationFn: async () => {
      command.current ??= crypto.randomUUID();
      const answer = await send(command.current);
      if (answer.endsWith('Error')) throw new Error(`the change of the product was refused: ${answer}`);
    },
    onSuccess: () => {
      command.current = null;
      setAsking(false);
      toast(t(doneMessage), { kind: 'success' });
      void invalidateOwnProducts(queries);
    },
  });
  return (
    <>
      <Button size="small" kind={isDanger ? 'quiet' : 'secondary'} onPress={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          role="alertdialog"
          onOpenChange={(isOpen) => !isOpen && setAsking(false)}
          title={question}
          actions={
            <>
              <Button kind="quiet" onPress={() => setAsking(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                kind={isDanger ? 'danger' : 'primary'}
                isPending={acting.isPending}
                isDisabled={isOffline}
                onPress={() => acting.mutate()}
              >
                {label}
              </Button>
            </>
          }
        >
          {children}
          {acting.isError && (
            <Banner kind="error" announce>
              {t(texts.failed)}
            </Banner>
          )}
          {isOffline && (
            <Banner kind="warning">
              <Trans>You need an internet connection for this.</Trans>
            </Banner>
          )}
        </Dialog>
      )}
    </>
  );
}
