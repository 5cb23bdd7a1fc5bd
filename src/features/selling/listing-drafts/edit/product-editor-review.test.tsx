import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { product, saved, server, show, texts, title, type } from '#tests/setup/product-form-bench.tsx';
import { ChangeLink } from './change-link.tsx';

vi.mock('#src/platform/update/app-update.ts', () => ({ cachePhotoToolsOffline: async () => undefined }));

test('FORM-019 FORM-020 FORM-021 FORM-027 a rejected product has no form, so nothing to save and no question when leaving', async () => {
  server.content = { ...product, status: 'REJECTED' };
  show();
  await screen.findByText('This listing was rejected');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await screen.findByRole('heading', { name: '/elsewhere' });
});

test('FORM-023 FORM-024 the questions of staff are at their fields, with the reviewer’s text; nothing else is marked', async () => {
  const changes = [
    { field: 'title', text: 'This is not clear enough yet.', words: 'Which wood?' },
    { field: 'weight_category', text: 'Please check it again.', words: '' },
    { field: 'photos', text: 'Show signs of wear.', words: 'The left door.' },
  ];
  const latestReview = { decision: 'REQUEST_CHANGES', rejectionText: '', words: 'Almost there.', changes };
  server.content = { ...product, status: 'CHANGES_REQUESTED', latestReview };
  show();
  const field = await title();
  expect(field.closest('#draft-title')?.textContent).toContain('This is not clear enough yet.Which wood?');
  expect(document.querySelector('#draft-weightCategory')?.textContent).toContain('Please check it again.');
  expect(document.querySelector('#draft-photos')?.textContent).toContain('The left door.');
  const descriptionOf = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  expect(descriptionOf(field)).toContain('Which wood?');
  expect(descriptionOf(screen.getByRole('textbox', { name: /^Description/ }))).not.toContain(
    'Please change this',
  );
  const weight = document.querySelector('#draft-weightCategory [aria-describedby]');
  expect(weight === null ? '' : descriptionOf(weight)).toContain('Please check it again.');
  expect(descriptionOf(screen.getByRole('region', { name: 'Photos' }))).toContain('The left door.');
  expect(document.querySelector('#draft-description')?.textContent).not.toContain('Please change this');
  expect(screen.getAllByText('Please change this')).toHaveLength(changes.length);
  expect(screen.getByText('Almost there.')).toBeDefined();
});

test('FORM-007 a product with requested changes is submitted again, not just saved, and leaving it asks about that', async () => {
  server.content = { ...product, status: 'CHANGES_REQUESTED', latestReview: null };
  show();
  await title();
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit again' });
  expect(submit().disabled).toBe(true);
  screen.getByText('Make the changes we asked for, then submit your listing again.');
  await type('Teak dressoir uit 1962');
  screen.getByText('We will review your listing again and let you know.');
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  const question = await screen.findByRole('alertdialog', { name: 'Submit your changes?' });
  within(question).getByRole('button', { name: 'Don’t submit' });
  server.answers = [saved('IN_REVIEW')];
  fireEvent.click(within(question).getByRole('button', { name: 'Submit again' }));
  await screen.findByRole('heading', { name: '/elsewhere' });
  expect(server.sent.map(({ input }) => input)).toEqual([{ title: 'Teak dressoir uit 1962' }]);
  expect(texts()).toContain('We are reviewing your listing. We’ll let you know as soon as it is live.');
});

test('FORM-022 FORM-023 a requested change leads to its field, by the code that staff chose', async () => {
  show();
  await title();
  render(<ChangeLink code="time_period">The period</ChangeLink>);
  const period = document.querySelector('#draft-timePeriod');
  const scrolled = vi.fn();
  Object.assign(period ?? {}, { scrollIntoView: scrolled });
  const link = screen.getByRole('link', { name: 'The period' });
  expect(link.getAttribute('href')).toBe('#draft-timePeriod');
  fireEvent.click(link);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(period?.contains(document.activeElement)).toBe(true);
});

test('FORM-019 a rejected product shows the reason, with the shop’s and the reviewer’s text', async () => {
  const latestReview = {
    decision: 'REJECT',
    rejectionText: 'This is an imitation.',
    words: 'See the label.',
    changes: [],
  };
  server.content = { ...product, status: 'REJECTED', latestReview };
  show();
  expect(await screen.findByText('This is an imitation.')).toBeDefined();
  expect(screen.getByText('See the label.')).toBeDefined();
});
