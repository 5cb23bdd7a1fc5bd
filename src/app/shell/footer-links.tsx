import { useLingui } from '@lingui/react/macro';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './footer.module.css';

/** Links to every page about the shop and to the overviews, in groups. */
export function FooterLinks() {
  const { t } = useLingui();
  const groups = [
    {
      title: t`Discover`,
      links: [
        ['/merken', t`Brands`],
        ['/collecties', t`Collections`],
        ['/stijlen', t`Styles`],
        ['/tweedekans-info', t`What is second chance?`],
        ['/inspiratie/alles-over-tweedehands-vintage-antiek', t`Second-hand, vintage or antique?`],
      ],
    },
    {
      title: t`Buying and selling`,
      links: [
        ['/hoe-werkt-het', t`How it works`],
        ['/verkopen', t`Selling`],
        ['/kopersbescherming', t`Buyer protection`],
        ['/retourneren', t`Returns`],
        ['/herroepen', t`Withdraw from a purchase`],
        ['/pages/faq', t`Help`],
      ],
    },
    {
      title: t`About us`,
      links: [
        ['/over-ons', t`Who we are`],
        ['/duurzaamheid', t`Sustainability`],
        ['/pop-up', t`Pop-up`],
        ['/welkom', t`Invited by a friend`],
        ['/contact', t`Contact`],
      ],
    },
    {
      title: t`Rules and rights`,
      links: [
        ['/voorwaarden', t`Terms and conditions`],
        ['/privacy', t`Privacy`],
        ['/cookies', t`Cookies`],
        ['/klachten', t`Complaints`],
        ['/toegankelijkheid', t`Accessibility`],
      ],
    },
  ] as const;
  return (
    <nav aria-label={t`About Hervonden`} className={styles.links}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.linksTitle}>{title}</h2>
          <ul className={styles.list}>
            {links.map(([href, label]) => (
              <li key={href}>
                <PathLink href={href}>{label}</PathLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** What helps in the account, the cart and the checkout. */
export function QuietLinks() {
  const { t } = useLingui();
  const links = [
    ['/pages/faq', t`Help`],
    ['/contact', t`Contact`],
    ['/kopersbescherming', t`Buyer protection`],
    ['/klachten', t`Complaints`],
    ['/voorwaarden', t`Terms and conditions`],
    ['/privacy', t`Privacy`],
  ] as const;
  return (
    <nav aria-label={t`About Hervonden`}>
      <ul className={styles.quietLinks}>
        {links.map(([href, label]) => (
          <li key={href}>
            <PathLink href={href}>{label}</PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
