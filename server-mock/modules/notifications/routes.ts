import { registerOneClick } from '../../http/one-click-unsubscribe.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { endGroupEmails } from './save-settings.ts';

/** POST /meldingen/afmelden?token=… is the one-click unsubscribe of mail clients for the emails of a group. */
export const registerNotificationRoutes: RegisterRoutes = async (app, deps) =>
  await registerOneClick(app, deps, '/meldingen/afmelden', (token) => endGroupEmails(deps, token));
