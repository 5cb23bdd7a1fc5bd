import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import styles from './desk-list.module.css';
import { useSingleKeys } from './single-keys.ts';

export interface KeyRow {
  /** As printed on the keyboard. */
  readonly key: string;
  readonly does: ReactNode;
}

/**
 * The list of keyboard shortcuts, opened by its button or `?`. Hidden on touch devices, which rarely have a keyboard.
 */
export function KeysHelp({ rows }: { readonly rows: readonly KeyRow[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  useSingleKeys({ '?': () => setOpen(true) });
  return (
    <div className={styles.keysHelp}>
      <Button kind="quiet" size="small" icon={Keyboard} onPress={() => setOpen(true)} aria-haspopup="dialog">
        <Trans>Keys</Trans>
      </Button>
      <Dialog title={t`Keyboard shortcuts`} isOpen={isOpen} onOpenChange={setOpen}>
        <dl className={styles.keys}>
          {[...rows, { key: '?', does: <Trans>Show this list</Trans> }].map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.soft}>
          <Trans>You can turn single-key shortcuts off at the bottom of every page.</Trans>
        </p>
      </Dialog>
    </div>
  );
}
