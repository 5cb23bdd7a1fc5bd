import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { dismissToast, toast } from '#src/ui/kit/toast-store.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { WishlistToggle } from '#src/ui/market/wishlist-toggle.tsx';
import { useAdminUi } from './admin-ui.ts';
import { persistCard } from './cards.ts';
import { closeInvitation, inviteAfterSaving } from './invitation.ts';
import { setOnWishlist } from './set-on-wishlist.ts';
import { useIsOnWishlist } from './wishlist-entries.ts';

/** The toasts that offer to undo a removal, by product: they are out of date as soon as its button is pressed again. */
const removedToasts = new Map<string, number>();

function dismissRemoved(productUuid: string): void {
  const shown = removedToasts.get(productUuid);
  if (shown !== undefined) dismissToast(shown);
  removedToasts.delete(productUuid);
}

export interface WishlistButtonProps {
  readonly card: ProductCardPartsFragment;
  readonly look?: 'photo' | 'page';
}

/**
 * The wishlist button of a product. Updates optimistically, works for visitors and offline; what is removed can be put
 * back where it was (U7). Hidden while the staff tools are on (WISH-022).
 */
export function WishlistButton({ card, look = 'photo' }: WishlistButtonProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const isHidden = useAdminUi();
  const stored = useIsOnWishlist(card.uuid);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isSaved = wanted ?? stored;
  useEffect(() => {
    if (wanted === stored) setWanted(null);
  }, [wanted, stored]);
  if (isHidden) return null;

  const toggle = async () => {
    const next = !isSaved;
    setWanted(next);
    dismissRemoved(card.uuid);
    try {
      const prepare = () => persistCard(client, card);
      const addedAt = await (next
        ? setOnWishlist(card.uuid, true, { prepare })
        : setOnWishlist(card.uuid, false));
      if (!next) {
        closeInvitation();
        sayRemoved(addedAt);
      }
      if (next && session$.value === null) inviteAfterSaving();
    } catch (error) {
      setWanted(null);
      sayFailed(error);
    }
  };
  const title = titleIn(card, locale);
  const sayFailed = (error: unknown) => {
    logger.error('wishlist_write_failed', { error: errorText(error) });
    toast(t`This could not be saved on your device. Try again.`, { kind: 'error' });
  };
  const sayRemoved = (addedAt: number) => {
    const run = () => void setOnWishlist(card.uuid, true, { addedAt }).catch(sayFailed);
    const text = t`${title} has been removed from your favourites.`;
    removedToasts.set(card.uuid, toast(text, { action: { label: t`Undo`, run } }));
  };
  return (
    <WishlistToggle
      isSaved={isSaved}
      onToggle={() => void toggle()}
      label={isSaved ? t`Remove from favourites: ${title}` : t`Add to favourites: ${title}`}
      look={look}
    />
  );
}
