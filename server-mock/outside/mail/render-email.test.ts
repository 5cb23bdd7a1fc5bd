import { describe, expect, test } from 'vitest';
import { type EmailContent, withUrl } from './email-content.ts';
import { renderEmail } from './render-email.ts';

const url = 'https://hervonden.test/account?a=1&b=2';
const plain: EmailContent = { locale: 'en', subject: 'A subject', paragraphs: [], action: null };
const link = (label: string) =>
  expect.stringMatching(new RegExp(`<a [^>]*href="[^"]*a=1&amp;b=2"[^>]*>${label}</a>`));

describe('a link in a paragraph', () => {
  test('is on its label in the HTML, and below the paragraph in the plain text', () => {
    const paragraphs = [{ text: 'New bid. You have five days.', label: 'New bid.', url }];
    const { html, text } = renderEmail({ ...plain, paragraphs });
    expect(html).toEqual(link('New bid\\.'));
    expect(html).toContain('</a> You have five days.');
    expect(text).toContain(`New bid. You have five days.\n${url}\n`);
  });

  test('is on the URL where the text shows it, also in the small print', () => {
    const { html, text } = renderEmail({ ...plain, below: [withUrl(`Settings: ${url}`, url)] });
    expect(html).toEqual(link('https://hervonden\\.test/account\\?a=1&amp;b=2'));
    expect(text.split(url)).toHaveLength(2);
  });

  test('needs a label that is in the text', () => {
    const paragraphs = [{ text: 'New bid', label: 'Old bid', url }];
    expect(() => renderEmail({ ...plain, paragraphs })).toThrow('does not contain its label');
  });
});

test('a URL that somebody wrote is no link', () => {
  const { html } = renderEmail({ ...plain, paragraphs: ['Pay at https://elsewhere.test now'] });
  expect(html).toContain('https://elsewhere.test');
  expect(html).not.toContain('href');
});

test('the footer tells a guest nothing about an account', () => {
  expect(renderEmail(plain).text).toContain('activity in your account');
  const { html, text } = renderEmail({ ...plain, isForGuest: true });
  expect(text).toContain('because this address was used on Hervonden');
  expect(`${text} ${html}`).not.toContain('account');
});
