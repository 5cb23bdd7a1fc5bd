import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { payoutAt } from '#domain/money/payout-at.ts';
import { priceRange } from '#domain/product/limits.ts';
import { request } from '#src/data/graphql/client.ts';
import { invalidateOwnProducts } from '#src/data/graphql/product-changed.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ChangePriceDocument } from './change-price.gen.ts';
import styles from './my-product-page.module.css';
import type { MyProductDetail } from './my-products-query.ts';

interface Intent {
  readonly price: number;
  readonly commandId: string;
}

/** The server refused the price; the message is in the reader's language. */
class PriceRefused extends Error {}

/**
 * Changes the price of a product that is for sale; buyers see the earlier prices in its history. Never queued
 * offline.
 */
export function ChangePrice({ product }: { readonly product: MyProductDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        <Trans>Change price</Trans>
      </Button>
      {isOpen && <PriceDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

function PriceDialog({
  product,
  onClose,
}: {
  readonly product: MyProductDetail;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const [price, setPrice] = useState<number | null>(product.rawPrice);
  const intent = useRef<Intent | null>(null);
  const saving = useMutation({
    mutationFn: async (wanted: Intent) => {
      const { updateProduct } = await request(ChangePriceDocument, { slug: product.slug, ...wanted });
      if (updateProduct.__typename !== 'Product') throw new PriceRefused(updateProduct.message);
    },
    onSuccess: () => {
      toast(t`The new price is live.`, { kind: 'success' });
      onClose();
      void invalidateOwnProducts(client);
    },
  });
  const isRight = price !== null && price >= priceRange.min && price <= priceRange.max;
  const save = () => {
    if (!isRight) return;
    // The same price has the same command id, so that a retry after a lost answer takes effect once.
    if (intent.current?.price !== price) intent.current = { price, commandId: crypto.randomUUID() };
    saving.mutate(intent.current);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={<Trans>Change price</Trans>}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="primary"
            onPress={save}
            isPending={saving.isPending}
            isDisabled={isOffline || !isRight || price === product.rawPrice}
          >
            <Trans>Save price</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.price}>
        <PriceField product={product} price={price} isRight={isRight} onChange={setPrice} />
        {isOffline && (
          <Banner kind="warning">
            <Trans>You are offline. You can save a new price once you are back online.</Trans>
          </Banner>
        )}
        {saving.isError && (
          <Banner kind="warning">
            {saving.error instanceof PriceRefused ? (
              saving.error.message
            ) : (
              <Trans>The price was not changed. Try again.</Trans>
            )}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

interface PriceFieldProps {
  readonly product: MyProductDetail;
  readonly price: number | null;
  readonly isRight: boolean;
  readonly onChange: (price: number | null) => void;
}

/**
 * The field says which price will be saved, because the cents that it shows while somebody types are dropped, and
 * what the seller receives of it.
 */
function PriceField({ product, price, isRight, onChange }: PriceFieldProps) {
  const { t } = useLingui();
  const receives = isRight ? payoutAt(price, product.terms) : null;
  const amount = receives === null ? '' : formatEuro(receives);
  const next = formatEuro(price ?? 0);
  const now = formatEuro(product.rawPrice ?? product.price);
  const isNew = isRight && price !== product.rawPrice;
  return (
    <NumberField
      label={t`Price in whole euros`}
      prefix="€"
      suffix={receives === null ? undefined : t`you receive ${amount}`}
      value={price}
      onChange={onChange}
      maxDigits={6}
      description={isNew ? t`The new price will be ${next}.` : t`The price is now ${now}.`}
      error={price !== null && !isRight ? t`Enter a price in whole euros, from 1 to 999,999.` : undefined}
    />
  );
}
