import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultNotificationSettings } from '#domain/notifications/notification-settings.ts';
import {
  notificationSettingsQuery,
  type OwnSettings,
} from '#src/data/notifications/notification-settings.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { type Answers, showPage } from '#tests/setup/show-page.tsx';
import { NotificationSettingsPage } from './settings-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

/** Answers every request except the settings query. */
const fetched = vi.fn<typeof fetch>();
let onServer: OwnSettings;
const stored: OwnSettings = { settings: defaultNotificationSettings, language: 'nl' };

/** The server's answer to the settings query. */
function answerOf({ settings, language }: OwnSettings) {
  const groups = Object.entries(settings.groups).map(([group, modes]) => ({ group, ...modes }));
  const { quietHours } = settings;
  return { notificationSettings: { __typename: 'NotificationSettings', groups, quietHours, language } };
}

beforeEach(() => {
  onServer = stored;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { operationName } = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (operationName === 'NotificationSettings') return Response.json({ data: answerOf(onServer) });
    return await fetched(url, init);
  });
});
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

async function show(answers: Answers = []) {
  const { client } = await showPage(<NotificationSettingsPage userId="u" />, answers);
  await screen.findByRole('button', { name: 'Save changes' });
  return client;
}
const answers = (data: object) => fetched.mockImplementation(async () => Response.json({ data }));
/** The variables of a GraphQL request; the connectivity probes have no body. */
const sent = (call: number) => {
  const bodies = fetched.mock.calls.flatMap(([, init]) =>
    typeof init?.body === 'string' ? [init.body] : [],
  );
  return JSON.parse(bodies[call] ?? '{}').variables;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

/** Makes the server answer with the settings that were sent. */
function storesWhatIsSent() {
  fetched.mockImplementation(async (_url, init) => {
    const { groups, quietHours, language } = JSON.parse(String(init?.body)).variables;
    const answer = { __typename: 'NotificationSettings', groups, quietHours, language };
    return Response.json({ data: { saveNotificationSettings: answer } });
  });
}

test('PWA-040 groups, channels, quiet hours and language are saved together and confirmed', async () => {
  storesWhatIsSent();
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Push notifications: Bids' }));
  choose('Emails: Bids', 'daily');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Don’t send me anything during quiet hours/ }));
  choose('Quiet from', '23');
  choose('Language of emails and push notifications', 'fr');
  save();
  await screen.findByText('Your changes are saved.');
  const { groups, quietHours, language, commandId } = sent(0);
  expect(groups).toHaveLength(7);
  expect(groups[0]).toEqual({ group: 'bids', push: 'off', email: 'daily' });
  expect({ quietHours, language }).toEqual({ quietHours: { from: 23, to: 8 }, language: 'fr' });
  expect(commandId).toMatch(/^[0-9a-f-]{36}$/);
});

test('PWA-040 the form begins with the current settings of the server, not with an earlier answer', async () => {
  const { groups } = stored.settings;
  const settings = {
    ...stored.settings,
    groups: { ...groups, bids: { push: 'off', email: 'off' } },
  } as const;
  onServer = { ...stored, settings };
  await show([[notificationSettingsQuery('u').queryKey, stored]]);
  expect(screen.getByRole('combobox', { name: 'Emails: Bids' })).toHaveProperty('value', 'off');
  storesWhatIsSent();
  choose('Language of emails and push notifications', 'fr');
  save();
  await screen.findByText('Your changes are saved.');
  expect(sent(0).groups[0]).toEqual({ group: 'bids', push: 'off', email: 'off' });
});

test('PWA-040 an untouched form follows a newer answer, and choices stay', async () => {
  const client = await show();
  const language = () => screen.getByRole('combobox', { name: 'Language of emails and push notifications' });
  onServer = { ...stored, language: 'en' };
  await act(() => client.refetchQueries());
  await waitFor(() => expect(language()).toHaveProperty('value', 'en'));
  choose('Emails: Bids', 'off');
  onServer = { ...stored, language: 'fr' };
  await act(() => client.refetchQueries());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(language()).toHaveProperty('value', 'en');
  expect(screen.getByRole('combobox', { name: 'Emails: Bids' })).toHaveProperty('value', 'off');
});

test('PWA-040 the settings are not stored on the device', () => {
  expect(notificationSettingsQuery('u').meta).toEqual({ keep: false });
});

test('PWA-040 a mandatory notification is marked, and one that is never pushed has no choice', async () => {
  await show();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  row(/^Messages and questions/).getByText(/You always get questions about your products by email/);
  row(/^Orders and sales/).getByText(/deadlines, complaints, withdrawals and failed payouts by email/);
  row(/^Outcome of your reports/).getByText('No push notifications');
  expect(row(/^Outcome of your reports/).queryByRole('checkbox')).toBeNull();
});

test('PWA-040 a failed save keeps the choices, and the next try is the same intent', async () => {
  fetched.mockRejectedValueOnce(new Error('no network'));
  await show();
  choose('Emails: Your listings', 'off');
  save();
  await screen.findByText(/Your changes were not saved/);
  storesWhatIsSent();
  save();
  await screen.findByText('Your changes are saved.');
  expect(sent(1)).toEqual(sent(0));
  answers({
    saveNotificationSettings: { __typename: 'TooManyRequestsError', errorCode: 'too_many_requests' },
  });
  save();
  await screen.findByText(/You have saved too many times/);
  expect(sent(2).commandId).not.toBe(sent(1).commandId);
});

test('PWA-040 quiet hours need a length', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Don’t send me anything during quiet hours/ }));
  choose('Quiet until', '22');
  save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Choose an end time that differs from the start time.',
  );
  expect(fetched).not.toHaveBeenCalled();
});

test('PWA-040 without a connection the button is disabled and the page shows the reason', async () => {
  await show();
  act(() => online$.next(false));
  try {
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
    screen.getByText(/You are offline/);
  } finally {
    act(() => online$.next(true));
  }
});

test('PWA-040 opening an unsubscribe link does nothing; its button ends the emails and names them', async () => {
  answers({ endNotificationEmails: { __typename: 'NotificationEmailsEnded', group: 'messages' } });
  await showPage(<UnsubscribePage token="t.1" />);
  expect(fetched).not.toHaveBeenCalled();
  screen.getByText(/^Press the button/);
  const button = screen.getByRole('button', { name: 'Stop these emails' });
  button.focus();
  fireEvent.click(button);
  const done = await screen.findByRole('status');
  expect(done.textContent).toContain('Emails are off: Messages and questions');
  expect(done.textContent).toContain('You always get questions about your products by email');
  expect(within(done).getByRole('link').getAttribute('href')).toBe('/account/meldingen/instellingen');
  expect(sent(0)).toEqual({ token: 't.1' });
  const heading = screen.getByRole('heading', { name: 'Stop these emails' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('PWA-040 an unsubscribe link that is not ours shows a message; other failures can be retried', async () => {
  fetched.mockRejectedValueOnce(new Error('no network'));
  await showPage(<UnsubscribePage token="t.1" />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));
  press();
  await screen.findByText('Something went wrong. Try again.');
  answers({
    endNotificationEmails: { __typename: 'FailedToUpdateError', errorCode: 'unsubscribe_link_invalid' },
  });
  press();
  expect((await screen.findByRole('alert')).textContent).toContain('This link does not work');
});

test('PWA-040 leaving with unsaved choices asks first; saving leaves, and without choices nobody is asked', async () => {
  storesWhatIsSent();
  const { router } = await showPage(<NotificationSettingsPage userId="u" />);
  await screen.findByRole('button', { name: 'Save changes' });
  const back = () => fireEvent.click(screen.getByRole('link', { name: 'All notifications' }));
  choose('Emails: Bids', 'off');
  back();
  const question = within(await screen.findByRole('alertdialog', { name: 'Save your changes?' }));
  expect(router.state.location.pathname).toBe('/');
  fireEvent.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/meldingen'));
  expect(sent(0).groups[0]).toMatchObject({ group: 'bids', email: 'off' });
  cleanup();
  const again = await showPage(<NotificationSettingsPage userId="u" />);
  await screen.findByRole('button', { name: 'Save changes' });
  back();
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/account/meldingen'));
});
