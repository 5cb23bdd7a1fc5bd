import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormChecks } from './form-checks.ts';
import { FormProgressPanel } from './form-progress-panel.tsx';
import { sellerStepId } from './use-publish-form.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const complete = {
  form$: new BehaviorSubject({
    check: { photosMissing: 0 },
    shown: [],
    progress: { done: 12, total: 12, missing: [] },
  }),
} as unknown as FormChecks;

function show(asksForSeller: boolean) {
  render(
    <I18nProvider i18n={i18n}>
      <FormProgressPanel checks={complete} asksForSeller={asksForSeller} />
      <section id={sellerStepId}>
        <h2 tabIndex={-1}>The form of the seller</h2>
      </section>
    </I18nProvider>,
  );
}

test('FORM-067 a complete draft is ready to publish once its account has its seller details', () => {
  show(false);
  expect(screen.getByRole('status').textContent).toContain('Ready to publish');
  cleanup();
  show(true);
  expect(screen.queryByText('Ready to publish')).toBeNull();
  expect(screen.getByText('12 of 13 done')).toBeTruthy();
  vi.spyOn(screen.getByText('The form of the seller').parentElement as HTMLElement, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Seller details', hidden: true }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The form of the seller' }));
});
