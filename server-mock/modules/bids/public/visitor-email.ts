import { i18nOf } from '../../../i18n.ts';
import type { Locale } from '../../../messages.ts';
import type { EmailContent } from '../../../outside/mail/email-content.ts';
import type { ServerDeps } from '../../../server-deps.ts';
import { bidAddress } from '../bid-link.ts';
import type { VisitorBid } from '../bid-view.ts';

/** An email to a visitor on behalf of another module, with the link that opens the bid. */
export function visitorEmail(
  deps: Pick<ServerDeps, 'secrets' | 'config'>,
  { id, locale }: VisitorBid,
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
): EmailContent {
  return visitorBidMail(content, bidAddress(deps, { id, user_id: null }), locale);
}

/** An email to a visitor, with the link that opens the bid. */
export function visitorBidMail(
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
  url: string,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  return { locale, ...content, isForGuest: true, action: { label: i18n._('View your bid'), url } };
}
