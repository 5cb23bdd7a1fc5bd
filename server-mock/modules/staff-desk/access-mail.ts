import type { Locale } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/email-content.ts';

/** What staff changed about somebody's access. */
export type AccessChange = 'role_given' | 'role_ended' | 'sessions_ended';

interface Copy {
  readonly subject: string;
  /** `device` is empty for every device, or one without a name. */
  readonly paragraphs: (device: string) => readonly string[];
  readonly action: string;
  readonly below: string;
}

const greetings: Readonly<Record<Locale, (name: string) => string>> = {
  nl: (name) => `Hallo ${name},`,
  en: (name) => `Hello ${name},`,
  fr: (name) => `Bonjour ${name},`,
};

const copy: Readonly<Record<Locale, Readonly<Record<AccessChange, Copy>>>> = {
  nl: {
    role_given: {
      subject: 'Je bent nu medewerker van Hervonden',
      paragraphs: () => [
        'Een collega heeft je toegang gegeven tot de werkplek van Hervonden.',
        'De werkplek opent met een tweede stap: een passkey of een authenticator-app.',
      ],
      action: 'Werkplek openen',
      below: 'Had je dit niet verwacht? Beantwoord dan deze e-mail.',
    },
    role_ended: {
      subject: 'Je bent geen medewerker van Hervonden meer',
      paragraphs: () => [
        'Je hebt geen toegang meer tot de werkplek en bent op al je apparaten uitgelogd.',
        'Je account blijft bestaan. Log opnieuw in om het te gebruiken.',
      ],
      action: 'Inloggen',
      below: 'Had je dit niet verwacht? Beantwoord dan deze e-mail.',
    },
    sessions_ended: {
      subject: 'We hebben je uitgelogd',
      paragraphs: (device) => [
        device === ''
          ? 'Een medewerker van Hervonden heeft je uitgelogd.'
          : `Een medewerker van Hervonden heeft je uitgelogd op ${device}.`,
        'Je kunt meteen weer inloggen.',
      ],
      action: 'Mijn apparaten bekijken',
      below: 'Denk je dat iemand anders je account gebruikt? Kies dan een nieuw wachtwoord.',
    },
  },
  en: {
    role_given: {
      subject: 'You are now a member of the Hervonden staff',
      paragraphs: () => [
        'A colleague gave you access to the Hervonden staff desk.',
        'The staff desk opens with a second step: a passkey or an authenticator app.',
      ],
      action: 'Open the staff desk',
      below: 'Did you not expect this? Reply to this email.',
    },
    role_ended: {
      subject: 'You are no longer a member of the Hervonden staff',
      paragraphs: () => [
        'You no longer have access to the staff desk and have been signed out on all of your devices.',
        'You keep your account. Sign in again to use it.',
      ],
      action: 'Sign in',
      below: 'Did you not expect this? Reply to this email.',
    },
    sessions_ended: {
      subject: 'We signed you out',
      paragraphs: (device) => [
        device === ''
          ? 'A member of the Hervonden staff signed you out.'
          : `A member of the Hervonden staff signed you out of ${device}.`,
        'You can sign in again right away.',
      ],
      action: 'See my devices',
      below: 'Do you think somebody else is using your account? Choose a new password.',
    },
  },
  fr: {
    role_given: {
      subject: 'Vous faites désormais partie de l’équipe Hervonden',
      paragraphs: () => [
        'Un collègue vous a donné accès à l’espace équipe de Hervonden.',
        'Il s’ouvre avec une deuxième étape : une clé d’accès ou une application d’authentification.',
      ],
      action: 'Ouvrir l’espace équipe',
      below: 'Vous ne vous y attendiez pas ? Répondez à cet e-mail.',
    },
    role_ended: {
      subject: 'Vous ne faites plus partie de l’équipe Hervonden',
      paragraphs: () => [
        'Vous n’avez plus accès à l’espace équipe et vous avez été déconnecté de tous vos appareils.',
        'Votre compte est conservé. Reconnectez-vous pour l’utiliser.',
      ],
      action: 'Se connecter',
      below: 'Vous ne vous y attendiez pas ? Répondez à cet e-mail.',
    },
    sessions_ended: {
      subject: 'Nous vous avons déconnecté',
      paragraphs: (device) => [
        device === ''
          ? 'Un membre de l’équipe Hervonden vous a déconnecté.'
          : `Un membre de l’équipe Hervonden vous a déconnecté de ${device}.`,
        'Vous pouvez vous reconnecter tout de suite.',
      ],
      action: 'Voir mes appareils',
      below: 'Vous pensez que quelqu’un d’autre utilise votre compte ? Choisissez un nouveau mot de passe.',
    },
  },
};

/**
 * The email to somebody whose role was changed by staff or who was signed out by them. Like every email about access,
 * it can't be turned off.
 */
export function accessMail(
  change: AccessChange,
  facts: { readonly name: string; readonly device: string; readonly url: string },
  locale: Locale,
) {
  const { subject, paragraphs, action, below } = copy[locale][change];
  return renderEmail({
    ...{ locale, subject },
    paragraphs: [greetings[locale](facts.name), ...paragraphs(facts.device)],
    action: { label: action, url: facts.url },
    below: [below],
  });
}
