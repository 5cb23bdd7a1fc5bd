import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type NotificationKind, notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { emailWriters, loadEmailSamples } from '../composition.ts';
import { locales } from '../messages.ts';
import { type EmailContent, plainText } from '../outside/mail/email-content.ts';
import { renderEmail } from '../outside/mail/render-email.ts';
import { sampleAddress } from './sample-address.ts';

const modules = new URL('../modules/', import.meta.url);

const emailSamples = await loadEmailSamples();
const sampled = new Set(emailSamples.map(({ email }) => email));

/** The exported functions of a file that make the content of an email from facts alone. */
function pureWriters(source: string): readonly string[] {
  const functions = source.matchAll(/^export function (\w+)\(((?:(?!\n\})[\s\S])*?)\): (.*) \{$/gm);
  return [...functions].flatMap(([, name = '', parameters = '', result = '']) =>
    result.includes('EmailContent') && !/\bdeps\b/.test(parameters) ? [name] : [],
  );
}

type SourceFile = readonly [path: string, source: string];

const isSamples = ([path]: SourceFile) => path.endsWith('/email-samples.ts');

/** The writers that no sample uses. */
function withoutSample(files: readonly SourceFile[]): readonly string[] {
  const samples = files
    .filter(isSamples)
    .map(([, source]) => source)
    .join('\n');
  return files
    .filter((file) => !isSamples(file))
    .flatMap(([path, source]) =>
      pureWriters(source)
        .filter((name) => !new RegExp(`\\b${name}\\(`).test(samples))
        .map((name) => `${path}: ${name}`),
    );
}

const files: readonly SourceFile[] = globSync('*/{,public/}*.ts', { cwd: modules })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(new URL(path, modules), 'utf8')] as const);

describe('every email has a sample', () => {
  test('that of each kind of notification with an email', () => {
    const kinds: readonly (readonly [string, NotificationKind])[] = Object.entries(notificationKinds);
    const mailed = kinds.filter(([, { channels }]) => channels.includes('email')).map(([kind]) => kind);
    expect(mailed.filter((kind) => !sampled.has(kind))).toEqual([]);
    expect(Object.keys(emailWriters).filter((kind) => !sampled.has(kind))).toEqual([]);
  });

  test('that of each function that writes one', () => {
    expect(files.flatMap(([, source]) => pureWriters(source)).length).toBeGreaterThan(20);
    expect(withoutSample(files)).toEqual([]);
  });

  test('no file loads the facts of an email and writes its texts, because a sample could not be made', () => {
    const mixed = files.filter(
      ([, source]) => /Promise<(EmailContent|NotificationEmail)/.test(source) && source.includes('i18nOf('),
    );
    expect(mixed.map(([path]) => path)).toEqual([]);
  });

  test('a planted writer without a sample is found', () => {
    const writer =
      'export function newMail(name: string, locale: Locale): EmailContent {\n  return of(name);\n}\n';
    expect(withoutSample([['x/new-mail.ts', writer]])).toEqual(['x/new-mail.ts: newMail']);
    const samples = "sampleOf('new', (locale) => newMail('Robin', locale))";
    expect(
      withoutSample([
        ['x/new-mail.ts', writer],
        ['x/email-samples.ts', samples],
      ]),
    ).toEqual([]);
  });
});

test('the samples have different names', () => {
  const names = emailSamples.map(({ email, variant }) => `${email} ${variant}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the samples have different addresses, which need no escape in a URL', () => {
  const addresses = emailSamples.map(sampleAddress);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  expect(addresses.filter((address) => encodeURIComponent(address) !== address)).toEqual([]);
});

function messageOf({ subject, paragraphs }: EmailContent): string {
  return [subject, ...paragraphs.map(plainText)].join('\n');
}

describe.each(emailSamples)('$email $variant', ({ write }) => {
  test.each(locales)('renders in %s without a gap', (locale) => {
    const content = write(locale);
    const { subject, text, html } = renderEmail(content);
    for (const part of [subject, ...[...content.paragraphs, ...(content.below ?? [])].map(plainText)]) {
      expect(part.trim()).not.toBe('');
      expect(part).not.toMatch(/[{}]|undefined|\bnull\b|NaN|Invalid Date|\[object/);
      expect(part).not.toMatch(/ {2}|\s[,.](\s|$)|“”|« *»/);
    }
    expect(html).toContain(`<html lang="${locale}">`);
    if (content.action !== null) expect(text).toContain(content.action.url);
  });

  test('is another text in each language', () => {
    expect(new Set(locales.map((locale) => messageOf(write(locale)))).size).toBe(3);
  });
});
