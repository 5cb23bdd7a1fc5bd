import type { Locale } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/email-content.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { findTransaction } from './store.ts';

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly see: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    subject: 'Je betaling gaat naar je terug',
    paragraphs: [
      'Wat je wilde kopen was net verkocht toen je betaling binnenkwam. Er is niets besteld.',
      'We betalen het hele bedrag terug, langs dezelfde weg. Je hoeft er niets voor te doen.',
    ],
    see: 'Zoek verder',
  },
  en: {
    subject: 'Your payment is on its way back to you',
    paragraphs: [
      'What you wanted to buy had just been sold when your payment came in. Nothing was ordered.',
      'We pay the whole amount back, the same way it came. You need not do anything.',
    ],
    see: 'Look further',
  },
  fr: {
    subject: 'Votre paiement vous est remboursé',
    paragraphs: [
      'Ce que vous vouliez acheter venait d’être vendu quand votre paiement est arrivé. Rien n’a été commandé.',
      'Nous remboursons la totalité, par le même moyen. Vous n’avez rien à faire.',
    ],
    see: 'Continuer la recherche',
  },
};

/** Emails the buyer that somebody else bought first and that the money is refunded. */
export async function mailTooLate({ id, payload }: StoredEvent, deps: ServerDeps): Promise<void> {
  const row = await findTransaction(deps.db, String(payload.transactionId));
  if (row === undefined) return;
  const { subject, paragraphs, see } = words[row.locale];
  const action = { label: see, url: new URL('/', deps.config.publicUrl).href };
  const letter = renderEmail({ locale: row.locale, subject, paragraphs, action });
  await deps.mail.send({ to: row.email, cause: id, ...letter });
}
