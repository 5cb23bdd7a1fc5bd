import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { memo, use } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { HeadingContext } from 'react-aria-components/Heading';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FullSheet } from './sheet-full.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

test('new content does not rerender the headings and buttons of a sheet', () => {
  const onRender = vi.fn();
  // Reads what every heading and button of React Aria reads.
  const Control = memo(() => {
    use(HeadingContext);
    use(ButtonContext);
    onRender();
    return <p>A control</p>;
  });
  const onOpenChange = () => undefined;
  const sheet = (count: number) => (
    <I18nProvider i18n={i18n}>
      <FullSheet title="Filters" isOpen onOpenChange={onOpenChange} actions={<p>{count} products</p>}>
        <Control />
      </FullSheet>
    </I18nProvider>
  );
  const { rerender } = render(sheet(36));
  const before = onRender.mock.calls.length;
  rerender(sheet(12));
  expect(screen.getByRole('dialog', { name: 'Filters' }).textContent).toContain('12 products');
  expect(onRender.mock.calls.length).toBe(before);
});
