import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { DescriptionSettings } from './description-settings.tsx';
import { outcome } from './outcome.ts';
import type { PopupProps } from './popup-props.ts';
import { Problem } from './problem.tsx';
import { DeleteDescriptionDocument } from './staff.gen.ts';
import styles from './staff.module.css';
import { staffToolMessages } from './staff-messages.ts';
import { type StaffProduct, showAgain, staffProductQuery } from './staff-product.ts';
import { staffToast } from './staff-toast.ts';

/** The editorial text of a product: shown, rewritten with the settings popup (STAFF-024), or deleted (STAFF-025). */
export function DescriptionPopup({ name, toolProduct, onClose }: Omit<PopupProps, 'tool'>) {
  const client = useQueryClient();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(staffProductQuery(toolProduct.uuid));
  const [isSetting, setSetting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async (product: StaffProduct) => {
    client.setQueryData(staffProductQuery(toolProduct.uuid).queryKey, product);
    staffToast(staffToolMessages.productUpdated);
    await showAgain(client, toolProduct);
  };
  const remove = async () => {
    setPending(true);
    setProblem(null);
    const variables = { slug: toolProduct.slug, commandId: crypto.randomUUID() };
    const removed = await outcome(
      async () => (await request(DeleteDescriptionDocument, variables)).deleteEditorialDescription,
    );
    setPending(false);
    setAsking(false);
    if (removed.ok) await keep(removed.value);
    else setProblem(removed.message);
  };
  const text = data === undefined ? null : textIn(data, locale);
  return (
    <Dialog
      title={name}
      isOpen
      onOpenChange={onClose}
      actions={
        data !== undefined && (
          <>
            {text !== null && (
              <Button
                kind={isAsking ? 'danger' : 'quiet'}
                isPending={isPending}
                onPress={() => (isAsking ? void remove() : setAsking(true))}
              >
                {isAsking ? <Trans>Yes, delete it</Trans> : <Trans>Delete text</Trans>}
              </Button>
            )}
            <Button kind="primary" onPress={() => setSetting(true)}>
              {text === null ? <Trans>Write text</Trans> : <Trans>Rewrite</Trans>}
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        <p className={styles.product}>{toolProduct.title}</p>
        {data === undefined && !isError && <Skeleton height="120px" />}
        {data === undefined && isError && (
          <Problem text={staffToolMessages.failed} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <Text text={text} source={data.editorialSource} />}
        {problem !== null && <Problem text={problem} />}
      </div>
      {isSetting && (
        <DescriptionSettings slug={toolProduct.slug} onWritten={keep} onClose={() => setSetting(false)} />
      )}
    </Dialog>
  );
}

/** The text as a reader of this language sees it on the page. */
function textIn(product: StaffProduct, locale: string): string | null {
  const own = product.productTranslations.find(({ language }) => language === locale);
  return own?.editorialDescription || product.editorialDescription || null;
}

function Text({
  text,
  source,
}: {
  readonly text: string | null;
  readonly source: StaffProduct['editorialSource'];
}) {
  if (text === null)
    return (
      <p className={styles.soft}>
        <Trans>There is no editorial text yet. Buyers see the seller’s text.</Trans>
      </p>
    );
  return (
    <>
      <p className={styles.text}>{text}</p>
      <p className={styles.soft}>
        {source === 'TEXT_SERVICE' && <Trans>Written by a text service.</Trans>}
        {source === 'PRODUCT_FACTS' && <Trans>Generated from the product details.</Trans>}
        {source === null && <Trans>Written by people.</Trans>}
      </p>
    </>
  );
}
