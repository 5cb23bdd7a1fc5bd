import type { EmailSample } from '../outside/mail/email-sample.ts';

/** The last part of the path of a sample's preview. */
export function sampleAddress({ email, variant }: EmailSample): string {
  return `${email} ${variant}`
    .replaceAll(/[^a-z0-9_]+/gi, '-')
    .replace(/-$/, '')
    .toLowerCase();
}
