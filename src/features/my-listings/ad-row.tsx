import { Plural, useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatEuro } from '#src/i18n/format.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ChangePrice } from './change-price.tsx';
import { adStatusWords } from './listing-words.ts';
import styles from './my-listings.module.css';
import type { MyAd } from './use-my-ads.ts';

const thumbnail = 160;

/** An ad that the server has: its state first, then how it does. */
export function AdRow({ ad, link }: { ad: MyAd; link: (ad: MyAd) => ReactNode }) {
  const { t } = useLingui();
  const image = ad.featuredImage;
  return (
    <li className={styles.row}>
      <span className={styles.picture} style={image === null ? {} : { background: image.color }}>
        {image === null ? (
          <Icon icon={ImageOff} size={22} />
        ) : (
          <img
            src={mediaUrl({ key: image.key, width: thumbnail, height: thumbnail, fit: 'cover' })}
            alt=""
            loading="lazy"
          />
        )}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{link(ad)}</span>
        <span className={styles.soft}>
          <strong className={styles.price}>{formatEuro(ad.price)}</strong>
          {t(adStatusWords(ad))}
        </span>
        {ad.status === 'PUBLISHED' && (
          <span className={styles.soft}>
            <Plural value={ad.viewCount} one="# view" other="# views" /> ·{' '}
            <Plural value={ad.wishlistCount} one="# favourite" other="# favourites" />
          </span>
        )}
        {ad.status === 'PUBLISHED' && ad.inventory > 0 && (
          <div className={styles.actions}>
            <ChangePrice ad={ad} />
          </div>
        )}
      </div>
    </li>
  );
}
