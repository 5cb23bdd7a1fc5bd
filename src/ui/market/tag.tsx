import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import type { CardTag } from './card-tags.ts';
import styles from './market.module.css';

/** One tag on a photograph. */
export function Tag({ tag }: { readonly tag: CardTag }) {
  return (
    <span className={styles.tag} data-kind={tag.kind}>
      <TagWords tag={tag} />
    </span>
  );
}

function TagWords({ tag }: { readonly tag: CardTag }) {
  switch (tag.kind) {
    case 'sold':
      return <Trans>Sold</Trans>;
    case 'discount':
      return (
        <>
          -{tag.percent}%
          {tag.of !== 'LOWEST_PRICE' && (
            <VisuallyHidden>
              {' '}
              <Trans>of the new price</Trans>
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
