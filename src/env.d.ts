/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of the app, set by the build. */
  readonly APP_VERSION?: string;
  /** Where the API is, when not on the origin of the app. */
  readonly VITE_API_URL?: string;
  /** The number of the contact bubble, digits with the country first. */
  readonly VITE_WHATSAPP_NUMBER?: string;
  /** Changes with the fields that the app's queries ask for, set by the build. */
  readonly ANSWERS_SHAPE?: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
