import { Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import styles from './follow-product-list.module.css';

interface FollowDialogProps {
  readonly savedUrl: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface FollowProductListProps extends Pick<FollowDialogProps, 'savedUrl' | 'title'> {
  /** The subscription modal, rendered only once it has been opened. */
  readonly dialog: ComponentType<FollowDialogProps>;
}

/** Offers a subscription to new products, below a product list (NEWS-006), to everybody (NEWS-012). */
export function FollowProductList({ savedUrl, title, dialog: Dialog }: FollowProductListProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <section className={styles.box} aria-labelledby="follow-title">
      <div>
        <h2 id="follow-title" className={styles.title}>
          <Trans>Haven’t found it yet?</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>New products arrive every day. We’ll email you what’s new here.</Trans>
        </p>
      </div>
      <Button
        icon={Bell}
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Trans>Email me new products</Trans>
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <Dialog savedUrl={savedUrl} title={title} isOpen={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </section>
  );
}
