import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { RejectedEdit } from '#src/data/db/types.ts';
import { useLiveQuery, useSyncSummary } from '#src/data/db/use-live.ts';
import { useUnsavedProductEdits } from '#src/data/product-edits/use-unsaved-product-edits.ts';
import { emptySummary, rejectedEdits$, retryNow, type SyncSummary } from '#src/data/sync/sync-status.ts';
import { formatAgo } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { discardRejectedEdit, isDeletion, retryRejectedEdit } from './rejected-edit-actions.ts';
import type { FieldTexts } from './rejected-edit-content.ts';
import { RejectedEditList } from './rejected-edit-list.tsx';
import { StorageSection } from './storage-section.tsx';
import styles from './sync.module.css';
import { summaryMessage } from './sync-messages.ts';
import { UnsavedProducts } from './unsaved-products.tsx';
import { useUnsentPhotos } from './use-unsent-photos.ts';
import { WaitingList } from './waiting-list.tsx';
import { type WaitingRow, waitingRows } from './waiting-rows.ts';

export interface SyncPanelProps {
  /** The link to sign in, shown to a visitor who has drafts on this device. */
  readonly signInLink: ReactNode;
  /** Renders a link to the document, with the given text; null if it has no page. */
  readonly linkTo: (kind: WaitingRow['kind'] | 'products', id: string, label: string) => ReactNode;
  /** The labels and values of a listing draft's fields. */
  readonly draftTexts: FieldTexts;
}

const tick = 30_000;

/** The current time for relative times such as "5 minutes ago", updated every `tick` milliseconds. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function useRejectedEdits(): readonly RejectedEdit[] {
  const [entries, setEntries] = useState<readonly RejectedEdit[]>([]);
  useEffect(() => {
    const subscription = rejectedEdits$.subscribe(setEntries);
    return () => subscription.unsubscribe();
  }, []);
  return entries;
}

/** Everything that is on this device but not in the account: what, since when, why, and what can be done. */
export function SyncPanel({ linkTo, signInLink, draftTexts }: SyncPanelProps) {
  const { t } = useLingui();
  usePageTitle(t`Unsent changes`);
  const summary = useSyncSummary();
  const rejectedEdits = useRejectedEdits();
  const products = useUnsavedProductEdits();
  // Until the database has been read it is unknown whether changes are waiting and who is signed in.
  const isKnown = summary !== emptySummary;
  return (
    <div className={styles.panel}>
      <h1>
        <Trans>Unsent changes</Trans>
      </h1>
      {isKnown ? (
        <Waiting
          summary={summary}
          notSaved={rejectedEdits.length + products.edits.length}
          linkTo={linkTo}
          signInLink={signInLink}
        />
      ) : (
        <Skeleton height="56px" />
      )}
      <UnsavedProducts {...products} linkTo={(uuid, label) => linkTo('products', uuid, label)} />
      <Refused rejectedEdits={rejectedEdits} linkTo={linkTo} draftTexts={draftTexts} />
      <StorageSection />
    </div>
  );
}

interface WaitingProps extends Pick<SyncPanelProps, 'linkTo' | 'signInLink'> {
  readonly summary: SyncSummary;
  /** The number of rejected edits and unsaved products listed below. */
  readonly notSaved: number;
}

function Waiting({ summary, notSaved, linkTo, signInLink }: WaitingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const drafts = useLiveQuery('drafts').documents;
  const addresses = useLiveQuery('addresses').documents;
  const rows = waitingRows(summary.items, { drafts, addresses, unsentPhotos: useUnsentPhotos(drafts) });
  const { lastSyncedAt, online, phase } = summary;
  const connection = phase === 'signed_out' ? 'signed_out' : online ? 'open' : 'offline';
  return (
    <section className={styles.section}>
      <p className={styles.summary} role="status">
        {t(summaryMessage(summary, notSaved, rows.length))}
      </p>
      {phase === 'signed_out' && drafts.length > 0 && (
        <p>
          <Plural
            value={drafts.length}
            one="# draft is on this device. Sign in to save it in your account too."
            other="# drafts are on this device. Sign in to save them in your account too."
          />{' '}
          {signInLink}
        </p>
      )}
      {lastSyncedAt !== null && (
        <p className={styles.soft}>
          <Trans>Last synced: {formatAgo(lastSyncedAt, now, locale)}</Trans>
        </p>
      )}
      {rows.length > 0 && (
        <WaitingList
          rows={rows}
          connection={connection}
          now={now}
          linkTo={(row, label) => linkTo(row.kind, row.docId, label)}
        />
      )}
      {rows.length > 0 && connection !== 'signed_out' && (
        <div>
          <Button icon={RotateCw} onPress={retryNow}>
            <Trans>Try now</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

interface RefusedProps extends Pick<SyncPanelProps, 'linkTo' | 'draftTexts'> {
  readonly rejectedEdits: readonly RejectedEdit[];
}

function Refused({ rejectedEdits, linkTo, draftTexts }: RefusedProps) {
  const { t } = useLingui();
  const failed = () => toast(t`That didn’t work. Try again.`, { kind: 'error' });
  if (rejectedEdits.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>
        <Trans>Not saved in your account</Trans>
      </h2>
      <RejectedEditList
        entries={rejectedEdits}
        draftTexts={draftTexts}
        linkTo={(entry) => (isDeletion(entry.code) ? null : linkTo(entry.collection, entry.docId, t`Open`))}
        onRetry={(entry) => void retryRejectedEdit(entry).catch(failed)}
        onThrowAway={(entry) => void discardRejectedEdit(entry).catch(failed)}
      />
    </section>
  );
}
