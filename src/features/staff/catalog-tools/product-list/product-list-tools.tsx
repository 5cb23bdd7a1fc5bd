import { Trans } from '@lingui/react/macro';
import { ListChecks, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { IntroEditor } from './intro-editor.tsx';
import styles from './product-list-tools.module.css';
import type { ProductListToolsProps } from './product-list-tools-props.ts';
import { TextsEditor } from './texts-editor.tsx';

/**
 * The editors of a product list's intro (STAFF-010), texts and questions (STAFF-009), for staff with the staff tools
 * on.
 */
export function ProductListTools(props: ProductListToolsProps) {
  const [open, setOpen] = useState<'intro' | 'texts' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.tools}>
      {open === 'intro' ? (
        <IntroEditor {...props} onClose={close} />
      ) : (
        <div className={styles.openers}>
          <Button size="small" icon={PencilLine} onPress={() => setOpen('intro')}>
            <Trans>Edit intro</Trans>
          </Button>
          <Button size="small" icon={ListChecks} onPress={() => setOpen('texts')}>
            <Trans>Edit texts</Trans>
          </Button>
        </div>
      )}
      {open === 'texts' && <TextsEditor {...props} onClose={close} />}
    </div>
  );
}
