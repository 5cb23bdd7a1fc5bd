import { Trans, useLingui } from '@lingui/react/macro';
import { Leaf, type LucideIcon, RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './usp.module.css';

interface Point {
  readonly icon: LucideIcon;
  readonly href: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const points: readonly Point[] = [
  {
    icon: ShieldCheck,
    href: '/kopersbescherming',
    title: <Trans>Safe payment</Trans>,
    text: <Trans>We hold your payment until you confirm that you have received it.</Trans>,
  },
  {
    icon: RotateCcw,
    href: '/retourneren',
    title: <Trans>Money back</Trans>,
    text: <Trans>If the product does not match the photos.</Trans>,
  },
  {
    icon: Truck,
    href: '/pages/faq',
    title: <Trans>Delivery that suits you</Trans>,
    text: <Trans>By parcel post, with our transport partner, or free collection.</Trans>,
  },
  {
    icon: Leaf,
    href: '/duurzaamheid',
    title: <Trans>A second life</Trans>,
    text: <Trans>What already exists does not have to be made again.</Trans>,
  },
];

/** The shop's four selling points: safe payment, refund, delivery and sustainability (CONTENT-009). */
export function UspBlock() {
  const { t } = useLingui();
  return (
    <section aria-label={t`What you can count on`}>
      <ul className={styles.points}>
        {points.map(({ icon, href, title, text }) => (
          <li key={href} className={styles.point}>
            <Icon icon={icon} size={28} className={styles.icon ?? ''} />
            <div>
              <h3 className={styles.title}>
                <PathLink href={href}>{title}</PathLink>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
