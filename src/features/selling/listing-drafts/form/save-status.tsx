import { useLingui } from '@lingui/react/macro';
import { CloudCheck, CloudOff, CloudUpload, HardDrive, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { DraftSession } from '../model/draft-session.ts';
import { useSaveState } from '../model/use-save-state.ts';
import { type DraftSaveState, isAtRisk, saveStateMessage } from '../texts/save-state.ts';
import styles from './draft-form.module.css';

const icons = {
  empty: HardDrive,
  writing: HardDrive,
  deleted: TriangleAlert,
  storage_lost: TriangleAlert,
  device_full: TriangleAlert,
  not_written: TriangleAlert,
  only_here: CloudOff,
  only_here_offline: CloudOff,
  only_here_signed_out: HardDrive,
  sending: CloudUpload,
  saved: CloudCheck,
  rejected: TriangleAlert,
} as const;

/** States on the way to the account. */
const passing: ReadonlySet<DraftSaveState> = new Set(['writing', 'only_here', 'sending']);

/**
 * The save status of this draft. Screen readers do not announce each change between "writing" and "written". While
 * somebody types, the sentence before keeps its place: with its lines the bar would change its height with each pause.
 */
export function SaveStatus({ session }: { readonly session: DraftSession }) {
  const state = useSaveState(session);
  const [rested, setRested] = useState(state);
  if (!passing.has(state) && state !== rested) setRested(state);
  const { t } = useLingui();
  const Icon = icons[state];
  const bad = isAtRisk(state) || state === 'rejected' || state === 'deleted';
  return (
    <p
      className={styles.saved}
      data-bad={bad || undefined}
      role={bad ? 'alert' : 'status'}
      aria-live={bad ? 'assertive' : state === 'writing' ? 'off' : 'polite'}
    >
      <Icon aria-hidden size={16} />
      <span
        className={styles.sentence}
        data-held={passing.has(state) ? t(saveStateMessage(rested)) : undefined}
      >
        <span>{t(saveStateMessage(state))}</span>
      </span>
    </p>
  );
}
