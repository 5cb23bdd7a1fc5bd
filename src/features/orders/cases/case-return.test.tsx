import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PathLinkProps } from '#src/ui/kit/path-link.tsx';
import { CaseKeyContext } from './case-key.ts';
import { CaseReturn } from './case-return.tsx';
import { CaseStatus } from './case-status.tsx';
import type { CaseDetailFragment } from './cases.gen.ts';

// Router links require a router.
vi.mock('#src/ui/kit/path-link.tsx', () => ({
  PathLink: ({ href, children }: PathLinkProps) => <a href={href}>{children}</a>,
}));

const found: CaseDetailFragment = {
  __typename: 'OrderCase',
  ...{ uuid: 'c1', orderUuid: 'o1', title: 'Teak sideboard', role: 'buyer', state: 'RETURN_PENDING' },
  ...{ reason: 'DAMAGED', checks: [], wish: 'FULL_REFUND', wishAmount: null, turn: ['buyer'] },
  ...{ due: '2026-11-25T19:00:00.000Z', endsByItself: true, possible: ['send_back'], proposalUuid: null },
  terms: { refund: 450, needsReturn: true, returnPaidBy: 'BUYER' },
  ...{ giftCard: 0, refundable: 450, refundableInPart: 450, tracking: null, outcome: null },
  returnAddress: {
    ...{ name: 'Robin Jansen', street: 'Turfmarkt', houseNumber: '12', houseNumberExtension: '' },
    ...{ postcode: '2511 CX', city: 'Den Haag', country: 'NL' },
  },
  ...{ opened: '2026-11-20T10:00:00.000Z', listingPhotos: [], entries: [] },
};

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function shown(given: Partial<CaseDetailFragment>, linkKey: string | null = null): string {
  cleanup();
  const one = { ...found, ...given };
  render(
    <I18nProvider i18n={i18n}>
      <CaseKeyContext value={linkKey}>
        <CaseStatus found={one} />
        <CaseReturn found={one} />
      </CaseKeyContext>
    </I18nProvider>,
  );
  return document.body.textContent ?? '';
}

test('ORDER-016 the buyer reads where to send the product, who pays, and what happens after the term', () => {
  const text = shown({});
  for (const part of ['Robin Jansen', 'Turfmarkt 12', '2511 CX Den Haag', 'You arrange and pay'])
    expect(text).toContain(part);
  expect(text).toContain('the complaint is closed and the money goes to the seller.');
  const atSeller = shown({ role: 'seller', turn: ['buyer'] });
  expect(atSeller).toContain('Turfmarkt 12');
  expect(atSeller).toContain('the complaint is closed and the money is yours.');
});

test('without an address both sides read how to agree on one', () => {
  expect(shown({ returnAddress: null })).toContain('Ask the seller for it in a message.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account/bestellingen/o1');
  shown({ returnAddress: null }, 'key');
  expect(screen.queryByRole('link')).toBeNull();
  shown({ returnAddress: null, role: 'seller' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account/gegevens');
});

test('nothing is shown before the return is agreed', () => {
  expect(shown({ state: 'NEGOTIATING', returnAddress: null })).not.toContain('Return address');
});
