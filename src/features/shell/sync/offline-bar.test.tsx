import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseState$ } from '#src/data/db/database-stream.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { OfflineBar } from './offline-bar.tsx';

const offline = vi.hoisted(() => ({ waiting: 0 }));
vi.mock('#src/data/db/use-live.ts', () => ({ useWaitingOffline: () => offline.waiting }));

const status = () => screen.getByRole('status').textContent;
const link = () => screen.getByRole('link').textContent;

beforeEach(() => databaseState$.next('open'));
afterEach(cleanup);

test('the bar says nothing about storage, nor about sending where nothing can be stored', async () => {
  offline.waiting = 2;
  await showPage(<OfflineBar />);
  expect(status()).toBe('Offline. Your changes are sent later.');
  act(() => databaseState$.next('unavailable'));
  expect(status()).toBe('You are offline');
});

test('the link is one message, so that French places a space before the colon', async () => {
  offline.waiting = 2;
  await showPage(<OfflineBar />);
  expect(link()).toBe('2 waiting: unsent changes');
  const id: string = generateMessageId('{text}<0>: unsent changes</0>');
  const french = compileMessage('{text}<0>\u00a0: modifications non envoyées</0>');
  act(() => i18n.loadAndActivate({ locale: 'fr', messages: { [id]: french } }));
  expect(link()).toBe('2 waiting\u00a0: modifications non envoyées');
});

test('without waiting changes the link has a general text', async () => {
  offline.waiting = 0;
  await showPage(<OfflineBar />);
  expect(link()).toBe('More: unsent changes');
});
