import type { Locale } from '../../messages.ts';

export type AccountEmail =
  | 'verify_email'
  | 'verify_email_again'
  | 'magic_link'
  | 'reset_password'
  | 'password_changed'
  | 'change_email'
  | 'email_change_told'
  | 'sign_up_known'
  | 'new_device';

interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the email's only button. */
  readonly action: string;
  readonly below: readonly string[];
}

type Words = Readonly<Record<AccountEmail, LetterWords>>;

const nl: Words = {
  verify_email: {
    subject: 'Bevestig je e-mailadres',
    paragraphs: ['Fijn dat je er bent. Nog één stap: bevestig je e-mailadres, dan staat je account klaar.'],
    action: 'E-mailadres bevestigen',
    below: [
      'De link werkt één keer en zeven dagen lang.',
      'Heb jij geen account gemaakt? Dan hoef je niets te doen.',
    ],
  },
  verify_email_again: {
    subject: 'Bevestig je e-mailadres: nieuwe link',
    paragraphs: [
      'Met dit e-mailadres is opnieuw een account aangevraagd. Alleen deze link werkt nog, met het wachtwoord dat het laatst is gekozen.',
    ],
    action: 'E-mailadres bevestigen',
    below: [
      'De link werkt één keer en zeven dagen lang.',
      'Was jij dit niet? Gebruik de link dan niet. Wil je wel een account, meld je dan zelf nog een keer aan.',
    ],
  },
  magic_link: {
    subject: 'Je inloglink',
    paragraphs: ['Met deze link log je in zonder wachtwoord.'],
    action: 'Inloggen',
    below: [
      'De link werkt één keer en een kwartier lang. Stuur hem niet door.',
      'Heb jij hem niet aangevraagd? Dan hoef je niets te doen.',
    ],
  },
  reset_password: {
    subject: 'Kies een nieuw wachtwoord',
    paragraphs: ['Je wilt een nieuw wachtwoord. Kies het hier; daarna log je op al je apparaten opnieuw in.'],
    action: 'Nieuw wachtwoord kiezen',
    below: [
      'De link werkt één keer en een uur lang.',
      'Heb jij hem niet aangevraagd? Dan hoef je niets te doen; je wachtwoord blijft zoals het is.',
    ],
  },
  password_changed: {
    subject: 'Je wachtwoord is gewijzigd',
    paragraphs: ['Je wachtwoord is zojuist gewijzigd. Op al je apparaten log je opnieuw in.'],
    action: 'Naar mijn account',
    below: ['Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan op de inlogpagina.'],
  },
  change_email: {
    subject: 'Bevestig je nieuwe e-mailadres',
    paragraphs: [
      'Je wilt dit adres voor je account gebruiken. Bevestig het; tot dan blijft je oude adres gelden.',
    ],
    action: 'Adres bevestigen',
    below: ['De link werkt één keer en zeven dagen lang.', 'Was jij dit niet? Dan hoef je niets te doen.'],
  },
  email_change_told: {
    subject: 'Je e-mailadres wordt gewijzigd',
    paragraphs: [
      'Er is gevraagd om je account voortaan aan {what} te koppelen. Dat gaat in zodra dat adres is bevestigd.',
    ],
    action: 'Naar mijn account',
    below: ['Was jij dit niet? Kies dan meteen een nieuw wachtwoord: dan vervalt de wijziging.'],
  },
  sign_up_known: {
    subject: 'Je hebt al een account',
    paragraphs: [
      'Iemand wilde met dit e-mailadres een account maken, maar je hebt er al een. Er is niets veranderd.',
    ],
    action: 'Inloggen',
    below: [
      'Wachtwoord vergeten? Op de inlogpagina vraag je een nieuw aan.',
      'Was jij dit niet? Dan hoef je niets te doen.',
    ],
  },
  new_device: {
    subject: 'Ingelogd op een nieuw apparaat',
    paragraphs: ['Er is op je account ingelogd met een apparaat dat we nog niet kenden: {what}.'],
    action: 'Mijn apparaten bekijken',
    below: ['Was jij dit niet? Log dat apparaat uit en kies een nieuw wachtwoord.'],
  },
};

const en: Words = {
  verify_email: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Good to have you here. One more step: confirm your email address, and your account is ready.',
    ],
    action: 'Confirm email address',
    below: [
      'The link works once, for seven days.',
      'Did you not make an account? Then there is nothing to do.',
    ],
  },
  verify_email_again: {
    subject: 'Confirm your email address: new link',
    paragraphs: [
      'Somebody signed up with this email address again. Only this link still works, with the password that was chosen last.',
    ],
    action: 'Confirm email address',
    below: [
      'The link works once, for seven days.',
      'Was this not you? Then do not use the link. If you do want an account, sign up once more yourself.',
    ],
  },
  magic_link: {
    subject: 'Your sign-in link',
    paragraphs: ['With this link you sign in without a password.'],
    action: 'Sign in',
    below: [
      'The link works once, for a quarter of an hour. Do not pass it on.',
      'Did you not ask for it? Then there is nothing to do.',
    ],
  },
  reset_password: {
    subject: 'Choose a new password',
    paragraphs: [
      'You want a new password. Choose it here; after that you sign in again on all of your devices.',
    ],
    action: 'Choose a new password',
    below: [
      'The link works once, for an hour.',
      'Did you not ask for it? Then there is nothing to do; your password stays as it is.',
    ],
  },
  password_changed: {
    subject: 'Your password was changed',
    paragraphs: ['Your password has just been changed. You log in again on all of your devices.'],
    action: 'To my account',
    below: ['Was this not you? Then ask for a new password on the sign-in page at once.'],
  },
  change_email: {
    subject: 'Confirm your new email address',
    paragraphs: [
      'You want to use this address for your account. Confirm it; until then your old address counts.',
    ],
    action: 'Confirm the address',
    below: ['The link works once, for seven days.', 'Was this not you? Then there is nothing to do.'],
  },
  email_change_told: {
    subject: 'Your email address is being changed',
    paragraphs: [
      'Somebody asked to move your account to {what}. It happens once that address has been confirmed.',
    ],
    action: 'To my account',
    below: ['Was this not you? Then choose a new password at once: that cancels the change.'],
  },
  sign_up_known: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody wanted to sign up with this email address, but you have an account. Nothing has changed.',
    ],
    action: 'Sign in',
    below: [
      'Forgot your password? Ask for a new one on the sign-in page.',
      'Was this not you? Then there is nothing to do.',
    ],
  },
  new_device: {
    subject: 'Signed in on a new device',
    paragraphs: ['Your account was signed in to on a device that we did not know yet: {what}.'],
    action: 'See my devices',
    below: ['Was this not you? Sign that device out and choose a new password.'],
  },
};

const fr: Words = {
  verify_email: {
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: ['Bienvenue. Encore une étape : confirmez votre adresse e-mail et votre compte est prêt.'],
    action: 'Confirmer l’adresse e-mail',
    below: [
      'Le lien fonctionne une fois, pendant sept jours.',
      'Vous n’avez pas créé de compte ? Vous n’avez rien à faire.',
    ],
  },
  verify_email_again: {
    subject: 'Confirmez votre adresse e-mail : nouveau lien',
    paragraphs: [
      'Un compte a de nouveau été demandé avec cette adresse e-mail. Seul ce lien fonctionne encore, avec le mot de passe choisi en dernier.',
    ],
    action: 'Confirmer l’adresse e-mail',
    below: [
      'Le lien fonctionne une fois, pendant sept jours.',
      'Ce n’était pas vous ? N’utilisez pas ce lien. Si vous voulez un compte, inscrivez-vous vous-même une nouvelle fois.',
    ],
  },
  magic_link: {
    subject: 'Votre lien de connexion',
    paragraphs: ['Avec ce lien, vous vous connectez sans mot de passe.'],
    action: 'Se connecter',
    below: [
      'Le lien fonctionne une fois, pendant un quart d’heure. Ne le transférez pas.',
      'Vous ne l’avez pas demandé ? Vous n’avez rien à faire.',
    ],
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Vous souhaitez un nouveau mot de passe. Choisissez-le ici ; vous vous reconnecterez ensuite sur tous vos appareils.',
    ],
    action: 'Choisir un mot de passe',
    below: [
      'Le lien fonctionne une fois, pendant une heure.',
      'Vous ne l’avez pas demandé ? Vous n’avez rien à faire ; votre mot de passe reste inchangé.',
    ],
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    paragraphs: ['Votre mot de passe vient d’être modifié. Vous vous reconnecterez sur tous vos appareils.'],
    action: 'Vers mon compte',
    below: ['Ce n’était pas vous ? Demandez aussitôt un nouveau mot de passe sur la page de connexion.'],
  },
  change_email: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: [
      'Vous souhaitez utiliser cette adresse pour votre compte. Confirmez-la ; d’ici là, votre ancienne adresse reste valable.',
    ],
    action: 'Confirmer l’adresse',
    below: [
      'Le lien fonctionne une fois, pendant sept jours.',
      'Ce n’était pas vous ? Vous n’avez rien à faire.',
    ],
  },
  email_change_told: {
    subject: 'Votre adresse e-mail va changer',
    paragraphs: [
      'Il a été demandé de rattacher votre compte à {what}. Ce sera fait dès que cette adresse sera confirmée.',
    ],
    action: 'Vers mon compte',
    below: [
      'Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe : la modification sera annulée.',
    ],
  },
  sign_up_known: {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un a voulu créer un compte avec cette adresse e-mail, mais vous en avez déjà un. Rien n’a changé.',
    ],
    action: 'Se connecter',
    below: [
      'Mot de passe oublié ? Demandez-en un nouveau sur la page de connexion.',
      'Ce n’était pas vous ? Vous n’avez rien à faire.',
    ],
  },
  new_device: {
    subject: 'Connexion sur un nouvel appareil',
    paragraphs: [
      'Une connexion à votre compte a eu lieu sur un appareil que nous ne connaissions pas : {what}.',
    ],
    action: 'Voir mes appareils',
    below: ['Ce n’était pas vous ? Déconnectez cet appareil et choisissez un nouveau mot de passe.'],
  },
};

export const accountEmailTexts: Readonly<Record<Locale, Words>> = { nl, en, fr };
