import type { ContentPath, PageContent } from '../page-content.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { articleSecondHand } from './article-second-hand.ts';
import { buyerProtection } from './buyer-protection.ts';
import { complaints } from './complaints.ts';
import { contact } from './contact.ts';
import { cookies } from './cookies.ts';
import { faq } from './faq.ts';
import { howItWorks } from './how-it-works.ts';
import { popUp } from './pop-up.ts';
import { privacy } from './privacy.ts';
import { returns } from './returns.ts';
import { secondChanceInfo } from './second-chance-info.ts';
import { selling } from './selling.ts';
import { sustainability } from './sustainability.ts';
import { terms } from './terms.ts';
import { welcome } from './welcome.ts';

/** Every content page by path. Loaded by the screen that shows them, never with the first page. */
export const contentPages: Readonly<Record<ContentPath, PageContent>> = {
  '/contact': contact,
  '/over-ons': about,
  '/hoe-werkt-het': howItWorks,
  '/verkopen': selling,
  '/kopersbescherming': buyerProtection,
  '/retourneren': returns,
  '/duurzaamheid': sustainability,
  '/pages/faq': faq,
  '/inspiratie/alles-over-tweedehands-vintage-antiek': articleSecondHand,
  '/pop-up': popUp,
  '/welkom': welcome,
  '/tweedekans-info': secondChanceInfo,
  '/voorwaarden': terms,
  '/privacy': privacy,
  '/cookies': cookies,
  '/klachten': complaints,
  '/toegankelijkheid': accessibility,
};
