import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import type { PhotoCredit } from './photo-credit.ts';
import { photoCredits } from './photo-credits.gen.ts';
import styles from './photo-credits.module.css';

export interface PhotoCreditsPageProps {
  readonly productLink: (slug: string) => ReactNode;
}

/**
 * Credits the authors of the 3D models that catalogue photos were rendered from, with their licences; also readable
 * offline.
 */
export function PhotoCreditsPage({ productLink }: PhotoCreditsPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Photo credits`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans>Photo credits</Trans>
        </h1>
        <p>
          <Trans>
            The photos of the demonstration catalogue were rendered from 3D models of the Sweet Home 3D
            furniture libraries and from models made for it. Every model was given new materials, lighting, a
            floor and a wall; the photos of a second product of a model are also mirrored or cropped, and
            tinted. Any other changes are listed with it. The makers are not affiliated with this shop.
          </Trans>
        </p>
      </header>
      <ul className={styles.credits}>
        {photoCredits.map((credit) => (
          <Credit key={`${credit.author}|${credit.source}`} credit={credit} productLink={productLink} />
        ))}
      </ul>
    </div>
  );
}

function Credit({ credit, productLink }: { credit: PhotoCredit } & PhotoCreditsPageProps) {
  const { model, author, licence, licenceUrl, source, sourceUrl, changes, products } = credit;
  return (
    <li className={styles.credit}>
      <p>
        <strong lang="en">{model}</strong>, <span lang="en">{author}</span> ·{' '}
        <a href={licenceUrl} rel="license noreferrer">
          {licence}
        </a>
      </p>
      <p className={styles.soft} lang="en">
        {sourceUrl === null ? (
          source
        ) : (
          <a href={sourceUrl} rel="noreferrer">
            {source}
          </a>
        )}{' '}
        · {changes}
      </p>
      <ul className={styles.products} lang="nl">
        {products.map((slug) => (
          <li key={slug}>{productLink(slug)}</li>
        ))}
      </ul>
    </li>
  );
}
