import type { AuthScreen } from '../auth-screen.ts';
import type { PanelTools } from '../panel-tools.ts';
import { InactiveScreen } from './inactive-screen.tsx';
import { MagicLandingScreen } from './magic-landing-screen.tsx';
import { MagicLinkScreen, PasswordResetScreen } from './mail-request-screens.tsx';
import { MailSentScreen } from './mail-sent-screen.tsx';
import { PasswordChangedScreen, ResetPasswordScreen } from './reset-password-screen.tsx';
import { SecondFactorScreen } from './second-factor-screen.tsx';
import { SignupScreen } from './signup-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

export interface OtherScreenProps {
  readonly tools: PanelTools;
  readonly screen: Exclude<AuthScreen, { readonly name: 'login' }>;
}

/** All screens of the panel except the login screen; loaded when one of them is opened. */
export function OtherScreen({ tools, screen }: OtherScreenProps) {
  switch (screen.name) {
    case 'signup':
      return <SignupScreen tools={tools} />;
    case 'wishlist_signup':
      return <SignupScreen tools={tools} forWishlist />;
    case 'magic_link':
      return <MagicLinkScreen tools={tools} />;
    case 'password_reset':
      return <PasswordResetScreen tools={tools} />;
    case 'mail_sent':
      return <MailSentScreen tools={tools} mail={screen.mail} />;
    case 'inactive':
      return <InactiveScreen tools={tools} />;
    case 'reset_password':
      return <ResetPasswordScreen tools={tools} token={screen.token} />;
    case 'password_changed':
      return <PasswordChangedScreen tools={tools} />;
    case 'verify_email':
      return <VerifyEmailScreen tools={tools} token={screen.token} />;
    case 'magic_landing':
      return <MagicLandingScreen tools={tools} token={screen.token} />;
    case 'second_factor':
      return <SecondFactorScreen tools={tools} ticket={screen.ticket} />;
  }
}
