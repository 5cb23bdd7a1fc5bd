import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrandSlider, brandStep } from './brand-slider.tsx';
import { ClimatePanel } from './climate-panel.tsx';
import { Countdown } from './countdown.tsx';
import { FaqList } from './faq-list.tsx';
import { ReviewCarousel } from './review-carousel.tsx';
import { UspBlock } from './usp-block.tsx';
import { ViewingsButton } from './viewings-dialog.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'nl', messages: {} }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Rendered in a router, because these components contain links. */
async function show(node: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => node }),
    history: createMemoryHistory(),
  });
  await router.load();
  return render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

test('CONTENT-009 the USP block makes four points: safe payment, refund, delivery and sustainability', async () => {
  await show(<UspBlock />);
  const block = within(screen.getByRole('region', { name: 'What you can count on' }));
  expect(block.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Safe payment', '/kopersbescherming'],
    ['Money back', '/retourneren'],
    ['Delivery that suits you', '/pages/faq'],
    ['A second life', '/duurzaamheid'],
  ]);
});

describe('the climate panel', () => {
  test.each([
    [34.26, 'About 34,3 kg of CO₂ less than new'],
    [1250, 'About 1.250 kg of CO₂ less than new'],
  ])(
    'CONTENT-010 %d kg is shown with one decimal at most, as an estimate, with its method beside it',
    async (kilograms, words) => {
      await show(<ClimatePanel co2Saved={kilograms} />);
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.getByText(/An estimate/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'How we calculate this' }).getAttribute('href')).toBe(
        '/duurzaamheid#method',
      );
    },
  );

  test.each([null, 0, -4, 0.04, Number.NaN])('CONTENT-010 %s is no number to show', async (kilograms) => {
    await show(<ClimatePanel co2Saved={kilograms} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

test('CONTENT-011 a question opens to its answer and closes again', async () => {
  await show(<FaqList items={[{ id: 'a', question: 'What is it?', answer: 'A chair.' }]} />);
  const question = screen.getByRole('button', { name: 'What is it?' });
  expect(question.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('group').textContent).toBe('A chair.');
  fireEvent.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('false');
});

test('CONTENT-012 a click on an arrow of the brand slider scrolls 144 px', async () => {
  const brands = ['Artek', 'Vitra'].map((title) => ({
    value: title,
    title,
    href: `/${title.toLowerCase()}`,
  }));
  await show(<BrandSlider brands={brands} />);
  const row = screen.getByRole('list');
  const scrolled = vi.fn();
  row.scrollBy = scrolled;
  fireEvent.click(screen.getByRole('button', { name: 'More brands' }));
  expect(brandStep).toBe(144);
  expect(scrolled).toHaveBeenCalledWith({ left: 144 });
  expect(screen.getByRole('button', { name: 'Previous brands' }).hasAttribute('disabled')).toBe(true);
});

test('CONTENT-013 the steps of a viewing are shown in a dialog that closes again', async () => {
  await show(<ViewingsButton />);
  fireEvent.click(screen.getByRole('button', { name: 'How does a viewing work?' }));
  const window = screen.getByRole('dialog', { name: 'Viewing a second-chance product' });
  expect(within(window).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(within(window).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('HOME-002 the review carousel shows the author of each review, and marks an example', async () => {
  const review = {
    uuid: 'a',
    name: 'Saskia',
    stars: 5,
    text: 'As in the photos.',
    submittedAt: '2026-10-29T10:00:00Z',
    seller: { name: 'Modekwartier', href: '/verkoper/a' },
  };
  const sample = { uuid: 'b', name: '', stars: 4, text: 'Quick answers.', submittedAt: null };
  await show(<ReviewCarousel reviews={[review, sample]} />);
  const [first, second] = screen.getAllByRole('figure');
  expect(first?.textContent).toContain('As in the photos.');
  expect(first?.textContent).toContain('Saskia');
  expect(first?.textContent).toContain('29 oktober 2026');
  expect(screen.getByRole('link', { name: 'Modekwartier' }).getAttribute('href')).toBe('/verkoper/a');
  expect(second?.textContent).toContain('Anonymous');
  expect(second?.textContent).toContain('Example');
});

describe('the countdown', () => {
  const now = Date.parse('2026-01-01T12:00:00Z');
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(now);
  });
  const alone = (target: string | null) =>
    render(
      <I18nProvider i18n={i18n}>
        <Countdown target={target} />
      </I18nProvider>,
    );

  test('UI-020 counts to the moment of the configuration and goes when it has come', () => {
    alone('2026-01-02T13:01:02Z');
    expect(screen.getByRole('timer').textContent).toBe('01 days01 hours01 minutes02 seconds');
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('timer').textContent).toContain('01 seconds');
    act(() => vi.advanceTimersByTime(25 * 3_600_000 + 61_000));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test.each([null, '', 'soon', '2025-12-31T00:00:00Z'])('UI-020 shows nothing for %j', (target) => {
    alone(target);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
