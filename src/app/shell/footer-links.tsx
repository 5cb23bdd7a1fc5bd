import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { sharedElement, useLinksKey } from '#src/ui/kit/shared-element.tsx';
import styles from './footer.module.css';

const Nav = sharedElement('nav');

const groups = [
  {
    title: msg`Discover`,
    links: [
      ['/merken', msg`Brands`],
      ['/collecties', msg`Collections`],
      ['/stijlen', msg`Styles`],
      ['/tweedekans-info', msg`What is second chance?`],
      ['/inspiratie/alles-over-tweedehands-vintage-antiek', msg`Second-hand, vintage or antique?`],
    ],
  },
  {
    title: msg`Buying and selling`,
    links: [
      ['/hoe-werkt-het', msg`How it works`],
      ['/verkopen', msg`Selling`],
      ['/kopersbescherming', msg`Buyer protection`],
      ['/retourneren', msg`Returns`],
      ['/herroepen', msg`Withdraw from a purchase`],
      ['/pages/faq', msg`Help`],
    ],
  },
  {
    title: msg`About us`,
    links: [
      ['/over-ons', msg`Who we are`],
      ['/duurzaamheid', msg`Sustainability`],
      ['/pop-up', msg`Pop-up`],
      ['/welkom', msg`Invited by a friend`],
      ['/contact', msg`Contact`],
    ],
  },
  {
    title: msg`Rules and rights`,
    links: [
      ['/voorwaarden', msg`Terms and conditions`],
      ['/privacy', msg`Privacy`],
      ['/cookies', msg`Cookies`],
      ['/klachten', msg`Complaints`],
      ['/toegankelijkheid', msg`Accessibility`],
    ],
  },
] as const;
const addresses = groups.flatMap(({ links }) => links.map(([href]) => href));

/** Links to every page about the shop and to the overviews, in groups. */
export function FooterLinks() {
  const { t } = useLingui();
  return (
    <Nav shared={useLinksKey('footer', addresses)} aria-label={t`About Hervonden`} className={styles.links}>
      <Groups />
    </Nav>
  );
}

function Groups() {
  const { t } = useLingui();
  return groups.map(({ title, links }) => (
    <div key={title.id}>
      <h2 className={styles.linksTitle}>{t(title)}</h2>
      <ul className={styles.list}>
        {links.map(([href, label]) => (
          <li key={href}>
            <PathLink href={href}>{t(label)}</PathLink>
          </li>
        ))}
      </ul>
    </div>
  ));
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
