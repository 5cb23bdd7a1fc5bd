import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { setOnWishlist } from './set-on-wishlist.ts';

/** Wishlist entries whose products are no longer on the server. */
export function GoneCards({ uuids }: { readonly uuids: readonly string[] }) {
  const { t } = useLingui();
  const count = uuids.length;
  const failed = (error: unknown) => {
    logger.error('favourites_not_removed', { error: errorText(error) });
    toast(t`This could not be saved on your device. Try again.`, { kind: 'error' });
  };
  const remove = async () => {
    const removed: { readonly uuid: string; readonly addedAt: number }[] = [];
    for (const uuid of uuids) removed.push({ uuid, addedAt: await setOnWishlist(uuid, false) });
    const restore = async () => {
      for (const { uuid, addedAt } of removed) await setOnWishlist(uuid, true, { addedAt });
    };
    const run = () => void restore().catch(failed);
    toast(t`Removed from your favourites.`, { action: { label: t`Undo`, run } });
  };
  return (
    <Banner
      action={
        <Button size="small" onPress={() => void remove().catch(failed)}>
          <Trans>Remove from favourites</Trans>
        </Button>
      }
    >
      <Plural
        value={count}
        one="# favourite is no longer for sale."
        other="# favourites are no longer for sale."
      />
    </Banner>
  );
}

export interface UnknownCardsProps {
  readonly count: number;
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** Wishlist entries whose cards were never loaded on this device, or cannot be loaded now. */
export function UnknownCards({ count, isOffline, onRetry }: UnknownCardsProps) {
  if (isOffline) {
    return (
      <Banner>
        <Plural
          value={count}
          one="# favourite is not on this device yet. It appears as soon as you are online."
          other="# favourites are not on this device yet. They appear as soon as you are online."
        />
      </Banner>
    );
  }
  return (
    <Banner
      kind="warning"
      action={
        <Button size="small" onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Plural
        value={count}
        one="# favourite could not be loaded."
        other="# favourites could not be loaded."
      />
    </Banner>
  );
}
