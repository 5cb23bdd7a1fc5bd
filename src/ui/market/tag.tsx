import { Trans } from '@lingui/react/macro';
import { formatUntil } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import type { CardTag } from './card-tags.ts';
import styles from './market.module.css';

/** A tag on a photo. */
export function Tag({ tag }: { readonly tag: CardTag }) {
  return (
    <span className={styles.tag} data-kind={tag.kind}>
      <TagText tag={tag} />
    </span>
  );
}

/** What a tag says, without its styles. */
export function TagText({ tag }: { readonly tag: CardTag }) {
  switch (tag.kind) {
    case 'sold':
      return <Trans>Sold</Trans>;
    case 'paying':
      return <Trans>Payment not completed</Trans>;
    case 'reserved':
      return <Reserved until={tag.until} isOwn={false} />;
    case 'reserved_for_you':
      return <Reserved until={tag.until} isOwn />;
    case 'discount':
      return (
        <>
          -{tag.percent}%
          {tag.of !== 'LOWEST_PRICE' && (
            <VisuallyHidden>
              {' '}
              <Trans>of the price when new</Trans>
            </VisuallyHidden>
          )}
        </>
      );
    case 'new':
      return <Trans context="tag on a recent item">New</Trans>;
    case 'second_chance':
      return <Trans>Second chance</Trans>;
    case 'we_love':
      return <Trans>We love</Trans>;
  }
}

/** Until when a product is reserved, and whether that is for the reader. `until` is ISO 8601. */
export function Reserved({ until, isOwn }: { readonly until: string; readonly isOwn: boolean }) {
  const time = formatUntil(until, useNow(), useLocale());
  return isOwn ? <Trans>Reserved for you until {time}</Trans> : <Trans>Reserved until {time}</Trans>;
}
