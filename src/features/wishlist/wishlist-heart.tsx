import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import { Heart } from '#src/ui/market/heart.tsx';
import type { ListingCardPartsFragment } from '#src/ui/market/listing-card.gen.ts';
import { useAdminUi } from './admin-ui.ts';
import { keepCard } from './cards.ts';
import { inviteAfterSaving } from './invitation.ts';
import { useIsSaved } from './saved-items.ts';
import { setSaved } from './toggle-saved.ts';

export interface WishlistHeartProps {
  readonly card: ListingCardPartsFragment;
  readonly look?: 'photo' | 'page';
  /** Where the item leaves the screen with its heart: says so and offers to take it back (U7). */
  readonly offersUndo?: boolean;
}

/** The heart of an item: answers at once, works for visitors and offline; hidden with the admin UI on (WISH-022). */
export function WishlistHeart({ card, look = 'photo', offersUndo = false }: WishlistHeartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const isHidden = useAdminUi();
  const stored = useIsSaved(card.uuid);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isSaved = wanted ?? stored;
  useEffect(() => {
    if (wanted === stored) setWanted(null);
  }, [wanted, stored]);
  if (isHidden) return null;

  const toggle = async () => {
    const next = !isSaved;
    setWanted(next);
    try {
      const prepare = () => keepCard(client, card);
      const addedAt = await (next ? setSaved(card.uuid, true, { prepare }) : setSaved(card.uuid, false));
      if (!next && offersUndo) sayRemoved(addedAt);
      if (next && session$.value === null) inviteAfterSaving();
    } catch (error) {
      setWanted(null);
      sayFailed(error);
    }
  };
  const title = titleIn(card, locale);
  const sayFailed = (error: unknown) => {
    logger.error('heart_failed', { error: errorText(error) });
    toast(t`This could not be saved on your device.`, { kind: 'error' });
  };
  const sayRemoved = (addedAt: number) => {
    const run = () => void setSaved(card.uuid, true, { addedAt }).catch(sayFailed);
    toast(t`${title} is no favourite any more.`, { action: { label: t`Undo`, run } });
  };
  return (
    <Heart
      isSaved={isSaved}
      onToggle={() => void toggle()}
      label={isSaved ? t`Remove from favourites: ${title}` : t`Save as favourite: ${title}`}
      look={look}
    />
  );
}
