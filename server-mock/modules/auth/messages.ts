import type { Messages } from '../../messages.ts';

const signIn: Messages = {
  generic_error: {
    nl: 'Het e-mailadres of wachtwoord is onjuist.',
    en: 'The email address or password is wrong.',
    fr: 'L’adresse e-mail ou le mot de passe est incorrect.',
  },
  account_inactive: {
    nl: 'Dit account is nog niet geactiveerd.',
    en: 'This account has not been activated yet.',
    fr: 'Ce compte n’est pas encore activé.',
  },
  invalid_date: {
    nl: 'Deze datum klopt niet.',
    en: 'This date is not valid.',
    fr: 'Cette date n’est pas valable.',
  },
  account_suspended: {
    nl: 'Je account is geschorst. Waarom en wat je kunt doen, staat in de mail die je van ons kreeg.',
    en: 'Your account is suspended. The email we sent you explains why and what you can do.',
    fr: 'Votre compte est suspendu. L’e-mail que nous vous avons envoyé en explique la raison et ce que vous pouvez faire.',
  },
  invalid_token: {
    nl: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
    en: 'This link no longer works. Please ask for a new one.',
    fr: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  },
  second_factor_required: {
    nl: 'Vul de code uit je authenticator-app in.',
    en: 'Enter the code from your authenticator app.',
    fr: 'Saisissez le code de votre application d’authentification.',
  },
  second_factor_wrong: {
    nl: 'Deze code klopt niet of is al gebruikt.',
    en: 'This code is wrong or was used already.',
    fr: 'Ce code est incorrect ou a déjà été utilisé.',
  },
  authenticator_required: {
    nl: 'Hiervoor heb je een authenticator-app nodig; een passkey is niet genoeg. Stel de app in bij je account onder Beveiliging en probeer het opnieuw.',
    en: 'This needs an authenticator app; a passkey is not enough. Set the app up under Security in your account, then try again.',
    fr: 'Cette action exige une application d’authentification ; une clé d’accès ne suffit pas. Configurez l’application dans votre compte, sous Sécurité, puis réessayez.',
  },
  passkey_refused: {
    nl: 'Deze passkey werkte niet. Probeer het opnieuw.',
    en: 'This passkey did not work. Please try again.',
    fr: 'Cette clé d’accès n’a pas fonctionné. Veuillez réessayer.',
  },
  staff_second_factor_required: {
    nl: 'Meld je eerst aan met een code of passkey. Medewerkers hebben een tweede stap nodig.',
    en: 'Please sign in with a code or a passkey first. Staff need a second step.',
    fr: 'Connectez-vous d’abord avec un code ou une clé d’accès. Le personnel a besoin d’une deuxième étape.',
  },
};

const account: Messages = {
  email_address_incorrect: {
    nl: 'Dit e-mailadres klopt niet.',
    en: 'This email address is not right.',
    fr: 'Cette adresse e-mail n’est pas valide.',
  },
  name_too_short: {
    nl: 'Vul een naam van ten minste 5 tekens in.',
    en: 'Please enter a name of at least 5 characters.',
    fr: 'Saisissez un nom d’au moins 5 caractères.',
  },
  name_too_long: {
    nl: 'Vul een naam van ten hoogste 100 tekens in.',
    en: 'Please enter a name of at most 100 characters.',
    fr: 'Saisissez un nom de 100 caractères au maximum.',
  },
  weak_password: {
    nl: 'Kies een wachtwoord van minstens 8 tekens, met een letter en een cijfer, dat niet veel voorkomt.',
    en: 'Choose a password of at least 8 characters, with a letter and a digit, that is not a common one.',
    fr: 'Choisissez un mot de passe d’au moins 8 caractères, avec une lettre et un chiffre, qui ne soit pas trop courant.',
  },
  verification_sent: {
    nl: 'Bijna klaar: klik op de link in de mail die we je sturen.',
    en: 'Almost done: click the link in the mail that we are sending you.',
    fr: 'Presque terminé : cliquez sur le lien dans l’e-mail que nous vous envoyons.',
  },
  user_already_exists: {
    nl: 'Er bestaat al een account met dit e-mailadres.',
    en: 'There already is an account with this email address.',
    fr: 'Il existe déjà un compte avec cette adresse e-mail.',
  },
  reset_password_token_missing: {
    nl: 'Deze link is ongeldig. Vraag een nieuwe aan.',
    en: 'This link is not valid. Please ask for a new one.',
    fr: 'Ce lien n’est pas valide. Demandez-en un nouveau.',
  },
  reset_password_mismatch: {
    nl: 'De wachtwoorden zijn niet gelijk.',
    en: 'The passwords are not the same.',
    fr: 'Les mots de passe ne sont pas identiques.',
  },
  reset_password_error: {
    nl: 'Je wachtwoord kon niet worden gewijzigd. Vraag een nieuwe link aan.',
    en: 'Your password could not be changed. Please ask for a new link.',
    fr: 'Votre mot de passe n’a pas pu être modifié. Demandez un nouveau lien.',
  },
  email_verification_error: {
    nl: 'Je e-mailadres kon niet worden bevestigd. Vraag een nieuwe link aan.',
    en: 'Your email address could not be confirmed. Please ask for a new link.',
    fr: 'Votre adresse e-mail n’a pas pu être confirmée. Demandez un nouveau lien.',
  },
  totp_exists: {
    nl: 'Je hebt al een authenticator-app ingesteld.',
    en: 'You have already set up an authenticator app.',
    fr: 'Vous avez déjà configuré une application d’authentification.',
  },
  passkey_name_invalid: {
    nl: 'Geef je passkey een naam van 1 tot 60 tekens.',
    en: 'Give your passkey a name of 1 to 60 characters.',
    fr: 'Donnez à votre clé d’accès un nom de 1 à 60 caractères.',
  },
  unknown_device: {
    nl: 'Onbekend apparaat',
    en: 'Unknown device',
    fr: 'Appareil inconnu',
  },
};

export const authMessages: Messages = { ...signIn, ...account };
