import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { dismissToast, toastStore } from '#src/ui/kit/toast-store.ts';
import { AdEditor } from './ad-editor.tsx';
import { ChangeLink } from './change-link.tsx';

vi.mock('#src/platform/update/app-update.ts', () => ({ keepPhotoToolsOffline: async () => undefined }));

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const value = (code: string) => ({ __typename: 'TitledValue', value: code, title: code });
const ad = {
  __typename: 'Product',
  uuid,
  status: 'PUBLISHED',
  title: 'Teak dressoir met schuifdeuren',
  description: 'Een mooi dressoir van teak uit de jaren zestig.',
  brand: value('pastoe'),
  productType: { __typename: 'ProductType', abbreviation: 'CAB' },
  mainCategory: value('meubels'),
  subCategory: value('kasten'),
  category: value('dressoirs'),
  colors: [value('bruin')],
  materials: [value('teak')],
  styles: [],
  timePeriod: 'VINTAGE',
  productState: 'GOOD',
  secondChanceType: null,
  width: 180,
  height: 80,
  depth: 45,
  diameter: null,
  inventory: 1,
  rawPrice: 450,
  comparePrice: null,
  isSetOfProducts: false,
  weightCategory: 'B',
  sellerProductId: '',
  productTypeAttributes: [],
  images: [
    { __typename: 'ProductImage', key: 'a' },
    { __typename: 'ProductImage', key: 'b' },
  ],
  scrapeUrl: null,
  latestReview: null,
};
const mySeller = {
  __typename: 'User',
  uuid: 'me',
  seller: {
    __typename: 'Seller',
    uuid: 's',
    name: 'Noor',
    type: 'private',
    canPublish: true,
    marginIncluded: 10,
    transactionFee: 1,
  },
};
interface Sent {
  readonly input: object;
  readonly publish: boolean;
  readonly commandId: string;
}
let content: object = ad;
let answers: (object | Promise<object>)[] = [];
let sent: Sent[] = [];
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sessionStorage.clear();
  content = ad;
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const { operationName, variables } = JSON.parse(init.body);
    if (operationName === 'SaveAd') sent.push(variables);
    const saved = async () => {
      const answer = await answers.shift();
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return { updateProduct: answer };
    };
    const data =
      operationName === 'SaveAd'
        ? await saved()
        : operationName === 'MySeller'
          ? { me: mySeller }
          : { productByUuid: content };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  online$.next(true);
});

/** The form at /ad, in the company of another page. */
function show(client = queries()) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={'/elsewhere' as string}>Leave</Link>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/ad',
    component: () => (
      <AdEditor userId="me" uuid={uuid} onSaved={() => void router.navigate({ to: '/list' as string })} />
    ),
  });
  const others = ['/elsewhere', '/list'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> }),
  );
  const router = createRouter({
    routeTree: root.addChildren([page, ...others]),
    history: createMemoryHistory({ initialEntries: ['/ad'] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function type(text: string) {
  const field = await title();
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}
const saved = (status = 'PUBLISHED') => ({ __typename: 'Product', uuid, status });
const texts = () => toastStore.read().map(({ text }) => text);

test('ROUTE-070 ROUTE-083 FORM-071 FORM-079 an ad opens in its form; what was changed alone is saved, then the list', async () => {
  const client = queries();
  client.setQueryData(['product', 'x'], 'as it was');
  show(client);
  expect((await title()).value).toBe(ad.title);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  answers = [saved()];
  await type('Teak dressoir uit 1962');
  press('Save');
  await screen.findByRole('heading', { name: '/list' });
  expect(sent.map(({ input, publish }) => ({ input, publish }))).toEqual([
    { input: { title: 'Teak dressoir uit 1962' }, publish: false },
  ]);
  expect(texts()).toContain('Saved.');
  expect(client.getQueryState(['product', 'x'])?.isInvalidated).toBe(true);
  expect(sessionStorage.length).toBe(0);
});

test('FORM-026 fetching the same listing again keeps the form and its focus; another version begins it anew', async () => {
  const client = queries();
  show(client);
  await type('Teak dressoir uit 1962');
  const field = await title();
  // What stands around the form follows the answer, so that it shows when the answer is there.
  content = { ...ad, status: 'ARCHIVED' };
  await act(() => client.refetchQueries());
  await screen.findByRole('button', { name: 'Offer it again' });
  expect([document.activeElement === field, field.isConnected]).toEqual([true, true]);
  content = { ...ad, rawPrice: 400 };
  await act(() => client.refetchQueries());
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect((await title()).value).toBe('Teak dressoir uit 1962');
});

test('FORM-061 FORM-073 what is wrong stands at its field and is not sent; a lost answer is asked for again as the same wish', async () => {
  show();
  await type('Kast');
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Give a title of 5 to 150 characters.');
  expect(sent).toEqual([]);
  await type('Kastje');
  press('Save');
  await screen.findByText(/Saving needs a network|That did not work/);
  act(() => online$.next(true));
  answers = [saved()];
  press('Save');
  await screen.findByRole('heading', { name: '/list' });
  expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1);
});

test('FORM-048 a removed background is taken back after the form was opened anew', async () => {
  const photos = [
    { name: '1', mediaKey: 'c', source: { name: '1', mediaKey: 'a' } },
    { name: '2', mediaKey: 'b' },
  ];
  sessionStorage.setItem(`ad-edit:${uuid}`, JSON.stringify({ userId: 'me', changes: {}, photos }));
  show();
  await title();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  await screen.findByText('You can restore the original until you save.');
  press('Restore the original photo');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true),
  );
  screen.getByRole('button', { name: 'Remove the background of the main photo' });
});

test('FORM-026 leaving with changes asks: closing stays, not saving drops them, saving saves and leaves', async () => {
  show();
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await type('Een andere titel');
  leave();
  const question = await screen.findByRole('alertdialog', { name: 'Save your changes?' });
  expect(
    within(question)
      .getAllByRole('button', { name: /ave/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Do not save', 'Save']);
  fireEvent.keyDown(question, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await title()).value).toBe('Een andere titel');
  leave();
  await screen.findByRole('alertdialog');
  press('Do not save');
  await screen.findByRole('heading', { name: '/elsewhere' });
  expect([sent.length, sessionStorage.length]).toEqual([0, 0]);
  cleanup();
  show();
  await type('Een derde titel');
  answers = [saved()];
  leave();
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: '/elsewhere' });
  expect(sent.map(({ input }) => input)).toEqual([{ title: 'Een derde titel' }]);
});

test('FORM-026 closing the question while the changes are being saved stays on the form', async () => {
  const client = queries();
  show(client);
  await type('Een vierde titel');
  const { promise, resolve } = Promise.withResolvers<object>();
  answers = [promise];
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Save' }));
  fireEvent.keyDown(question, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  for (const { id } of toastStore.read()) dismissToast(id);
  resolve(saved());
  await waitFor(() => expect(texts()).toEqual(['Saved.']));
  await act(() => client.refetchQueries());
  expect(screen.queryByRole('heading', { name: '/elsewhere' })).toBeNull();
  expect(await title()).toBeTruthy();
});

test('what was typed is there after a reload; without a network it waits in the form and says so', async () => {
  show();
  await type('Nog niet bewaard');
  cleanup();
  show();
  expect((await title()).value).toBe('Nog niet bewaard');
  act(() => online$.next(false));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  expect(screen.getByText('Saving needs a network. What you changed is kept here until then.')).toBeTruthy();
});

test('FORM-019 FORM-020 FORM-021 FORM-027 a rejected ad has no form, so nothing to save and nothing to be asked about', async () => {
  content = { ...ad, status: 'REJECTED' };
  show();
  await screen.findByText('This listing was rejected');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await screen.findByRole('heading', { name: '/elsewhere' });
});

test.each(['ARCHIVED', 'EXPIRED'])(
  'FORM-010 FORM-011 FORM-012 %s is offered again with one press',
  async (status) => {
    content = { ...ad, status };
    answers = [saved('IN_REVIEW')];
    show();
    await title();
    press('Offer it again');
    await screen.findByRole('heading', { name: '/list' });
    expect(sent.map(({ input, publish }) => ({ input, publish }))).toEqual([{ input: {}, publish: true }]);
    expect(texts()).toContain(
      'Your listing is with us for a check. We will let you know as soon as it is live.',
    );
  },
);

test('FORM-010 what is live is not offered again; FORM-043 FORM-076 nor may an ad from elsewhere cost more than there', async () => {
  content = { ...ad, scrapeUrl: 'https://example.test/1', comparePrice: 500 };
  show();
  await title();
  expect(screen.queryByRole('button', { name: 'Offer it again' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Asking price' }), { target: { value: '501' } });
  press('Save');
  await screen.findByRole('alert');
  const said = screen
    .getAllByText(/may not be above the original price/)
    .map(({ textContent }) => textContent);
  expect(said.length).toBeGreaterThan(0);
  for (const text of said)
    expect(text?.replaceAll('\u00a0', ' ')).toMatch(/ It was € 500,–\..* hallo@hervonden\.test\.$/);
  expect(sent).toEqual([]);
});

test('FORM-023 FORM-024 what staff asked stands at its field, as a sentence and in the words of the reviewer; nothing else is marked', async () => {
  const changes = [
    { field: 'title', text: 'This is not clear enough yet.', words: 'Which wood?' },
    { field: 'weight_category', text: 'Please check it again.', words: '' },
    { field: 'photos', text: 'Show signs of wear.', words: 'The left door.' },
  ];
  const latestReview = { decision: 'REQUEST_CHANGES', rejectionText: '', words: 'Almost there.', changes };
  content = { ...ad, status: 'CHANGES_REQUESTED', latestReview };
  show();
  const field = await title();
  expect(field.closest('#draft-title')?.textContent).toContain('This is not clear enough yet.Which wood?');
  expect(document.querySelector('#draft-weightCategory')?.textContent).toContain('Please check it again.');
  expect(document.querySelector('#draft-photos')?.textContent).toContain('The left door.');
  const said = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  expect(said(field)).toContain('Which wood?');
  expect(said(screen.getByRole('textbox', { name: /^Description/ }))).not.toContain('Please change this');
  const weight = document.querySelector('#draft-weightCategory [aria-describedby]');
  expect(weight === null ? '' : said(weight)).toContain('Please check it again.');
  expect(said(screen.getByRole('region', { name: 'Photos' }))).toContain('The left door.');
  expect(document.querySelector('#draft-description')?.textContent).not.toContain('Please change this');
  expect(screen.getAllByText('Please change this')).toHaveLength(changes.length);
  expect(screen.getByText('Almost there.')).toBeDefined();
});

test('FORM-007 an ad with requested changes is submitted again, not just saved, and leaving it asks about that', async () => {
  content = { ...ad, status: 'CHANGES_REQUESTED', latestReview: null };
  show();
  await title();
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit again' });
  expect(submit().disabled).toBe(true);
  screen.getByText('Change what we ask, then submit your listing again.');
  await type('Teak dressoir uit 1962');
  screen.getByText('We check it once more, and let you know.');
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  const question = await screen.findByRole('alertdialog', { name: 'Submit your changes?' });
  within(question).getByRole('button', { name: 'Do not submit' });
  answers = [saved('IN_REVIEW')];
  fireEvent.click(within(question).getByRole('button', { name: 'Submit again' }));
  await screen.findByRole('heading', { name: '/elsewhere' });
  expect(sent.map(({ input }) => input)).toEqual([{ title: 'Teak dressoir uit 1962' }]);
  expect(texts()).toContain(
    'Your listing is with us for a check. We will let you know as soon as it is live.',
  );
});

test('FORM-022 FORM-023 what is to be changed leads to its field, by the code that staff chose', async () => {
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

test('FORM-019 a rejected ad says why, in the words of the shop and of the reviewer', async () => {
  const latestReview = {
    decision: 'REJECT',
    rejectionText: 'This is an imitation.',
    words: 'See the label.',
    changes: [],
  };
  content = { ...ad, status: 'REJECTED', latestReview };
  show();
  expect(await screen.findByText('This is an imitation.')).toBeDefined();
  expect(screen.getByText('See the label.')).toBeDefined();
});

test('FORM-075 a form that cannot be loaded says so and tries again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  show();
  expect(await screen.findByText('The form of this listing could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
