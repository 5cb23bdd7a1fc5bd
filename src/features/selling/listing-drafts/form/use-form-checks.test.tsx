import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { messages } from '#locales/fr/messages.po';
import { useFormChecks } from './use-form-checks.ts';

afterEach(cleanup);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

test('FORM-031 FORM-032 a text with replica words is refused with the words that it contains', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const draft = {
    ...emptyDraft('d', 0),
    title: 'Replica of a chair',
    description: 'A FAKE copy, sold as such.',
  };
  const { result } = renderHook(() => useFormChecks(draft, 'private'), { wrapper });
  act(() => result.current.showAll());
  expect(result.current.errors.get('title')).toBe('Remove “Replica”: we only accept originals.');
  expect(result.current.errors.get('description')).toBe('Remove “FAKE”, “copy”: we only accept originals.');
});

test('FORM-031 in French the words are between French quotation marks', () => {
  i18n.loadAndActivate({ locale: 'fr', messages });
  const draft = { ...emptyDraft('d', 0), title: 'Replica of a chair' };
  const { result } = renderHook(() => useFormChecks(draft, 'private'), { wrapper });
  act(() => result.current.showAll());
  expect(result.current.errors.get('title')).toContain('«\u00a0Replica\u00a0»');
});
