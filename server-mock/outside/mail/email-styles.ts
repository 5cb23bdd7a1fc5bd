import type { CSSProperties } from 'react';

/**
 * The app's colours as constants, because mail clients do not load shared style sheets. There is one set: mail clients
 * in dark mode convert the colours themselves.
 */
const colors = {
  paper: '#faf7f2',
  sheet: '#ffffff',
  ink: '#1f1b16',
  soft: '#5f574c',
  line: '#e4dccf',
  accent: '#2f4a3a',
  onAccent: '#ffffff',
} as const;
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const smallText = { fontFamily: sans, fontSize: '14px', lineHeight: '21px' } as const;

/** Inline styles, because many mail clients ignore style elements; so emails have none. */
export const emailStyles = {
  body: { margin: 0, padding: '32px 16px', backgroundColor: colors.paper, color: colors.ink },
  page: { maxWidth: '560px', textAlign: 'left' },
  brand: {
    ...{ margin: 0, padding: '0 8px 20px', color: colors.ink },
    ...{ fontFamily: serif, fontSize: '24px', lineHeight: '32px' },
  },
  sheet: {
    ...{ backgroundColor: colors.sheet, border: `1px solid ${colors.line}`, borderRadius: '12px' },
    ...{ borderCollapse: 'separate', padding: '32px 28px 12px' },
  },
  heading: {
    ...{ margin: '0 0 20px', color: colors.ink, fontFamily: serif, fontWeight: 'normal' },
    ...{ fontSize: '22px', lineHeight: '30px', overflowWrap: 'anywhere' },
  },
  text: {
    ...{ margin: '0 0 20px', color: colors.ink, fontFamily: sans },
    ...{ fontSize: '16px', lineHeight: '24px', overflowWrap: 'anywhere' },
  },
  smallPrint: { ...smallText, margin: '0 0 20px', color: colors.soft, overflowWrap: 'anywhere' },
  button: {
    ...{ margin: '8px 0 24px', padding: '13px 28px', borderRadius: '999px' },
    ...{ backgroundColor: colors.accent, color: colors.onAccent },
    ...{ fontFamily: sans, fontSize: '16px', textAlign: 'center', textDecoration: 'none' },
  },
  addressLabel: { ...smallText, margin: '0 0 4px', color: colors.soft },
  address: { ...smallText, margin: '0 0 24px', wordBreak: 'break-all' },
  link: { color: colors.accent, textDecoration: 'underline' },
  footer: {
    ...{ margin: 0, padding: '20px 8px 0', color: colors.soft },
    ...{ fontFamily: sans, fontSize: '12px', lineHeight: '18px' },
  },
  footerLink: { color: colors.soft, textDecoration: 'underline' },
} as const satisfies Readonly<Record<string, CSSProperties>>;
