import type { Locale } from '../../messages.ts';

/**
 * The app's colours as constants, because mail clients do not load shared style sheets. The page declares support for
 * both colour schemes, so that a client in dark mode inverts the colours properly instead of guessing.
 */
const paper = '#faf7f2';
const sheet = '#ffffff';
const ink = '#1f1b16';
const soft = '#5f574c';
const line = '#e4dccf';
const accent = '#2f4a3a';
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const footers: Readonly<Record<Locale, string>> = {
  nl: 'Hervonden – tweedehands, vintage en design. Je krijgt deze mail omdat er iets met je account of je stukken gebeurde.',
  en: 'Hervonden – second-hand, vintage and design. You get this mail because something happened to your account or your pieces.',
  fr: 'Hervonden – seconde main, vintage et design. Vous recevez cet e-mail suite à une action sur votre compte ou vos pièces.',
};
const orCopy: Readonly<Record<Locale, string>> = {
  nl: 'Werkt de knop niet? Kopieer dan dit adres:',
  en: 'Does the button not work? Then copy this address:',
  fr: 'Le bouton ne fonctionne pas ? Copiez alors cette adresse :',
};

export interface EmailPage {
  readonly locale: Locale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly below?: readonly string[];
  readonly why?: string;
  readonly stop?: { readonly label: string; readonly url: string };
}

/** Renders an email as HTML: one column, inline styles, no external resources. All texts are escaped. */
export function emailPage(letter: EmailPage): string {
  const { locale, subject, paragraphs, action, below = [], why = footers[letter.locale], stop } = letter;
  const body = [
    ...paragraphs.map((text) => paragraph(text, `font-size:16px;line-height:24px;color:${ink};`)),
    ...(action === null ? [] : [button(action, locale)]),
    ...below.map((text) => paragraph(text, `font-size:14px;line-height:21px;color:${soft};`)),
  ].join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${paper};color:${ink};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${paper};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;">
<tr><td style="padding:0 8px 20px;font-family:${serif};font-size:24px;line-height:32px;color:${ink};">Hervonden</td></tr>
<tr><td style="background-color:${sheet};border:1px solid ${line};border-radius:12px;padding:32px 28px 12px;font-family:${sans};">
<h1 style="margin:0 0 20px;font-family:${serif};font-weight:normal;font-size:22px;line-height:30px;color:${ink};">${escaped(subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 8px 0;font-family:${sans};font-size:12px;line-height:18px;color:${soft};">${escaped(why)}${stop === undefined ? '' : wayOut(stop)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 20px;${style}">${escaped(text).replace(/\n/g, '<br>')}</p>`;
}

function button({ label, url }: { readonly label: string; readonly url: string }, locale: Locale): string {
  const address = escaped(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr>
<td style="background-color:${accent};border:1px solid ${accent};border-radius:999px;"><a href="${address}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:13px 28px;font-size:16px;line-height:20px;color:#ffffff;text-decoration:none;">${escaped(label)}</a></td>
</tr></table>
${paragraph(orCopy[locale], `margin-bottom:4px;font-size:14px;line-height:21px;color:${soft};`)}
<p style="margin:0 0 24px;font-size:14px;line-height:21px;word-break:break-all;"><a href="${address}" target="_blank" rel="noopener noreferrer" style="color:${accent};">${address}</a></p>`;
}

function wayOut({ label, url }: { readonly label: string; readonly url: string }): string {
  const address = escaped(url);
  return `<br><a href="${address}" target="_blank" rel="noopener noreferrer" style="color:${soft};">${escaped(label.replace(/:$/, ''))}</a>`;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
