import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HelpSearch } from './help-search.tsx';
import type { Section } from './page-content.ts';

afterEach(cleanup);

const message = (text: string) => ({ id: text, message: text });
const sections: readonly Section[] = [
  {
    id: 'paying',
    heading: message('Paying'),
    blocks: [
      {
        kind: 'questions',
        items: [
          { id: 'how', question: message('How do I pay?'), answer: message('With iDEAL.') },
          { id: 'when', question: message('When do I pay?'), answer: message('When you order.') },
        ],
      },
    ],
  },
];

test('the search filters the questions while it is typed in, counts them and leads to the contact page', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = (
    <HelpSearch sections={sections} say={({ id }) => id}>
      {(found) => <p>{found.map(({ id }) => id).join() || 'nothing'}</p>}
    </HelpSearch>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const field = screen.getByRole('searchbox', { name: 'Search the questions' });
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.change(field, { target: { value: 'pay IDEAL' } });
  expect(screen.getByRole('status').textContent).toBe('1 question found');
  expect(screen.getByText('paying')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'bicycle' } });
  expect(screen.getByRole('status').textContent).toBe('No questions found');
  expect(screen.getByText('nothing')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});
