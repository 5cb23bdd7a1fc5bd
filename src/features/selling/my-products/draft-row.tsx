import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { anchorOf } from '#domain/product/anchor.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import { checkDraft } from '#domain/product/draft-check.ts';
import { useItemState } from '#src/data/db/use-live.ts';
import { usePreview } from '#src/data/photos/use-preview.ts';
import { formatAgo, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './my-products.module.css';
import { draftStateMessage } from './product-labels.ts';

export interface DraftRowProps {
  readonly draft: ListingDraft;
  readonly now: number;
  readonly link: (draftId: string, label: string) => ReactNode;
}

/** A draft in the list: its photo, what is missing, and where it is stored. */
export function DraftRow({ draft, now, link }: DraftRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const preview = usePreview(draft.photos[0] ?? null);
  const state = useItemState('drafts', draft.id) ?? 'only_here';
  const left = useMemo(
    () => new Set(checkDraft(draft, null).problems.map(({ field }) => anchorOf(draft, field))).size,
    [draft],
  );
  const title = draft.title.trim() === '' ? t`Draft without a title` : draft.title.trim();
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {preview === null ? <Icon icon={ImageOff} size={22} /> : <img src={preview} alt="" />}
      </span>
      <div className={styles.text}>
        <span className={styles.name}>{link(draft.id, title)}</span>
        <span className={styles.soft}>
          {draft.price !== null && <strong className={styles.price}>{formatEuro(draft.price)}</strong>}
          {left === 0 ? (
            <Trans>Ready to publish</Trans>
          ) : (
            <Plural value={left} one="# step left" other="# steps left" />
          )}
        </span>
        <span className={styles.soft} data-bad={state === 'rejected' || undefined}>
          {t(draftStateMessage(state))} · {formatAgo(draft.editedAt, now, locale)}
        </span>
      </div>
    </li>
  );
}
