import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { Locale } from '../../messages.ts';
import { demoEndings, demoPageTexts } from './demo-page-texts.ts';

/** Names of banks that do not exist. */
const banks = ['Bank van de Demo', 'Grachtenbank', 'Polder & Partners', 'Spaarpot Direct'];

// The colours and sizes of the shop, from its design tokens.
const tokens = readFileSync(new URL('../../../src/ui/kit/tokens.css', import.meta.url), 'utf8');
const style = `${tokens}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text-16)/var(--leading-body) var(--font-text)}
main{max-width:var(--reading);margin:0 auto;padding:var(--space-8) var(--page-gap) var(--space-16);display:grid;gap:var(--space-6)}
h1{margin:0;font:600 var(--text-36)/var(--leading-title) var(--font-title)}
h2,legend{padding:0;font:600 var(--text-18)/var(--leading-title) var(--font-text);margin:0 0 var(--space-3)}
p{margin:0}
.demo{padding:var(--space-4);border:2px dashed var(--brass);border-radius:var(--radius-card);background:var(--brass-tint)}
.sum{display:flex;flex-wrap:wrap;gap:var(--space-2);justify-content:space-between;align-items:baseline;font-size:var(--text-22)}
.card{display:grid;gap:var(--space-5);padding:var(--space-6);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--sheet)}
fieldset{margin:0;padding:0;border:0;min-width:0}
label{display:flex;gap:var(--space-3);align-items:center;min-height:var(--target)}
input{width:20px;height:20px;margin:0;accent-color:var(--moss)}
button,a.go{display:inline-flex;align-items:center;justify-content:center;min-height:var(--target);padding:var(--space-2) var(--space-5);border:1px solid var(--line-strong);border-radius:var(--radius-field);background:var(--sheet);color:var(--ink);font:inherit;cursor:pointer;text-decoration:none}
button.main,a.go{border-color:var(--moss);background:var(--moss);color:var(--on-moss);font-weight:600;min-height:52px;width:100%}
:focus-visible{outline:2px solid var(--moss);outline-offset:2px}
.ends{display:flex;flex-wrap:wrap;gap:var(--space-3)}
.soft{color:var(--ink-soft)}`;

/** The Content-Security-Policy of the page: its own style, images from this origin, and forms to this origin. */
export const demoPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

export interface DemoPayment {
  readonly id: string;
  readonly amount: string;
  readonly locale: Locale;
  readonly method: PaymentMethod | null;
  readonly isOpen: boolean;
  /** The path of this site at which the buyer continues. */
  readonly back: string;
}

/** The HTML of the demo's payment page, in the styles of the shop but recognizable as a demo. */
export function demoPage({ id, amount, locale, method, isOpen, back }: DemoPayment): string {
  const texts = demoPageTexts(locale, amount);
  const chosen =
    method === 'ideal'
      ? `<fieldset><legend>${texts.bank}</legend>${banks.map(bankChoice).join('')}</fieldset>`
      : `<p class="soft">${texts.card}</p>`;
  const ends = demoEndings
    .filter((ending) => ending !== 'completed')
    .map((ending) => `<button name="status" value="${ending}">${texts.endings[ending]}</button>`)
    .join('');
  const form = `<form method="post" action="/demo/payment/${id}" class="card">${chosen}
    <button class="main" name="status" value="completed">${texts.pay}</button>
    <div><h2>${texts.otherwise}</h2><div class="ends">${ends}</div></div></form>`;
  const over = `<div class="card"><p>${texts.ended}</p><a class="go" href="${escaped(back)}">${texts.back}</a></div>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title} - demo</title><style>${style}</style></head><body><main>
    <p class="demo" role="note">${texts.demo}</p>
    <h1>${texts.title}</h1>
    <p class="sum"><strong>${amount}</strong> <span class="soft">${texts.to}</span></p>
    ${isOpen ? form : over}</main></body></html>`;
}

function bankChoice(name: string, at: number): string {
  const value = escaped(name);
  return `<label><input type="radio" name="bank" value="${value}"${at === 0 ? ' checked' : ''}> ${value}</label>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
