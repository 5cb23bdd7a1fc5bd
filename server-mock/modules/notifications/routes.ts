import { registerOneClick } from '../../http/one-click-unsubscribe.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { endGroupEmails } from './save-settings.ts';

/** POST /meldingen/afmelden?token=… ends the emails of a group by the one click of a mail program. */
export const registerNotificationRoutes: RegisterRoutes = async (app, deps) =>
  await registerOneClick(app, deps, '/meldingen/afmelden', (token) => endGroupEmails(deps, token));
