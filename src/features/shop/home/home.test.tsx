import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutoff } from '#domain/constants/cutoff.ts';
import { promotion } from '#domain/constants/promotion.ts';
import { Journey } from './journey.tsx';
import { PromotionBanner } from './promotion-banner.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (node: ReactNode) => render(<I18nProvider i18n={i18n}>{node}</I18nProvider>);

test('HOME-001 the journey of a chair has three steps, and its animation can be paused', () => {
  show(<Journey />);
  expect(screen.getByRole('region', { name: 'How it works' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the animation' }));
  expect(screen.getByRole('button', { name: 'Play the animation' })).toBeTruthy();
});

test('HOME-001 nothing of it moves for who asked for less motion', () => {
  const css = readFileSync('src/features/shop/home/journey.module.css', 'utf8');
  const [still = '', moving = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
  expect(still).not.toContain('animation');
  expect(moving).toContain('animation-play-state: var(--play)');
});

test('UI-021 the promotion is shown until the cutoff and not after it', () => {
  vi.useFakeTimers();
  vi.setSystemTime(cutoff);
  show(<PromotionBanner />);
  expect(screen.getByRole('complementary')).toBeTruthy();
  cleanup();
  vi.setSystemTime(cutoff + 1);
  show(<PromotionBanner />);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('UI-020 the promotion has no countdown until an operator sets its end', () =>
  expect(promotion.countdownTarget).toBeNull());
